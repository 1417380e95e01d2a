/** Longest address, in characters. RFC 5321 4.5.3.1.3. */
const addressLengthMax = 254

/** Quoted local parts are left out: nobody has one, and a plain address cannot hold a second one or a header. */
const plainAddress = /^[^\s@<>()[\]\\,;:"\p{C}]+@[^\s@<>()[\]\\,;:"\p{C}]+$/u

/** Whether a text is one plain mail address, as `no-reply@lender.example`. RFC 5321 4.1.2, without quoted local parts. */
export function isMailAddress(text: string): boolean {
  return text.length <= addressLengthMax && plainAddress.test(text)
}
