/** SHA-256, HMAC and Ed25519 of texts: by Web Crypto where the browser has it; what it has not is ours, or unknown. */

import * as ours from "./sha256";

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

const subtle = (): SubtleCrypto | undefined => globalThis.crypto?.subtle;

const asHex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

export async function sha256(text: string): Promise<string> {
  const found = await subtle()?.digest("SHA-256", bytesOf(text));
  return asHex(found ? new Uint8Array(found) : ours.sha256(bytesOf(text)));
}

export type Hmac = (text: string) => Promise<DataView>;

/** With this key. */
export async function hmacWith(key: string): Promise<Hmac> {
  const web = subtle();
  if (!web) return async (text) => new DataView(ours.hmac(bytesOf(key), bytesOf(text)).buffer);
  const made = await web.importKey("raw", bytesOf(key), { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  return async (text) => new DataView(await web.sign("HMAC", made, bytesOf(text)));
}

/** Of base64url. */
function decoded(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replace(/-/g, "+").replace(/_/g, "/")), (sign) => sign.charCodeAt(0));
}

/** Whether this public key made the signature; null where the browser cannot tell. */
export async function isSigned(key: string, signature: string, text: string): Promise<boolean | null> {
  const web = subtle();
  if (!web) return null;
  try {
    const made = await web.importKey("raw", decoded(key), "Ed25519", false, ["verify"]);
    return await web.verify("Ed25519", made, decoded(signature), bytesOf(text));
  } catch (problem) {
    if (problem instanceof DOMException && problem.name === "NotSupportedError") return null;
    if (problem instanceof DOMException) return false; // a key or a signature that is none
    throw problem;
  }
}
