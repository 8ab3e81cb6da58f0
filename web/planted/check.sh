#!/bin/sh
# The check of types is only worth something while it finds mistakes: those in Wrong.svelte, all of them.
found=$(npx svelte-check --tsconfig planted/tsconfig.json --output machine)
for mistake in "is not assignable to type 'string'" "Property 'renamed' does not exist"; do
  echo "$found" | grep -qF "$mistake" || { echo "svelte-check does not find a planted mistake: $mistake"; exit 1; }
done
