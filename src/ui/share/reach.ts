/**
 * Whether an address is this computer's own: no phone and no other computer gets here by it, whatever links and codes
 * are made of it.
 */
export const isOnlyHere = (hostname = location.hostname): boolean =>
  /^(?:(?:.+\.)?localhost|127\.[\d.]+|0\.0\.0\.0|\[::1?\])$/.test(hostname)
