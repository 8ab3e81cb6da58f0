const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** Nobody on another machine can open an address of this machine alone. */
export const isLoopback = (hostname: string): boolean => LOOPBACK.test(hostname);
