/** The nonce of this page for the style elements that its libraries add; the server writes it into the page. docs/console.md#content-security-policy. */
export function cspNonce(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? ''
}
