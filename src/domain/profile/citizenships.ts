/** Every nationality of a client or a party, ISO 3166-1 alpha-2, in the order sent; empty when none is known. */
export function citizenshipsOf({ citizenship }: { readonly citizenship?: string | undefined }): readonly string[] {
  return citizenship === undefined ? [] : [citizenship]
}
