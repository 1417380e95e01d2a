/** Longest address and longest part before the @. RFC 5321 §4.5.3.1. */
const addressLengthMax = 254
const localPartLengthMax = 64

/** Atoms joined by dots, of letters of any language. RFC 5322 §3.2.3, RFC 6531 §3.3; quoted parts are not taken. */
const localPart = /^[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+(\.[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u
/** Two labels or more; the last is not all digits. RFC 1123 §2.1. */
const domain =
  /^([\p{L}\p{N}]([\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+(?!\d+$)[\p{L}\p{N}]([\p{L}\p{N}-]{0,61}[\p{L}\p{N}])$/u

/** True for an address that mail can be sent to, as far as its form says. */
export function isEmail(text: string): boolean {
  const at = text.lastIndexOf('@')
  if (at < 1 || text.length > addressLengthMax || at > localPartLengthMax) return false
  return localPart.test(text.slice(0, at)) && domain.test(text.slice(at + 1))
}

/** An address for a person to recognise: `j***@example.com`. */
export function maskEmail(email: string): string {
  const [first = ''] = email
  return `${first}***${email.slice(email.lastIndexOf('@'))}`
}
