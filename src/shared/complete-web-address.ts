/** A host with a dot, such as nile.example or www.nile.example:8080, and what follows it; never a scheme or an email. */
const hostFirst =
  /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}[\p{L}\p{N}-]*(?::\d{1,5})?(?:[/?#].*)?$/u

/** People type `nile.example`: what can only be meant as a web address becomes one, and everything else stays as it is. */
export function completeWebAddress(address: string): string {
  return hostFirst.test(address) ? `https://${address}` : address
}
