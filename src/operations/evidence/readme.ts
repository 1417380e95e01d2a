/** `README.txt` of an archive. */
export function archiveReadme(verdictId: string): string {
  return `Evidence of the KYC verdict ${verdictId}

Open verify.html in a current browser and drop this archive on it, or run
  gatehouse evidence verify FILE --public-key KEY
Both work without a network. Take KEY from whoever operates the installation, by a way of its own:
the key in this archive proves that nothing was changed since it was made, not who made it.

manifest.json       every file with its size and SHA-256
manifest.sig        Ed25519 signature of manifest.json (64 bytes) by the key that signs the audit trail
public-key.pem      that key, as OpenSSL reads it
verdict/            what was judged (input.json), what was answered (answer.json), by what and when (facts.json)
policy.json         the rules that ran; their SHA-256 is in verdict/facts.json
policy-file.json    the workspace's own policy, when it ran one
lists/              the screening with its hits (screening.json) and the entries of the lists (entries.jsonl)
documents/          the documents of the case, what was read of each, and where on its pages
audit/              the audit entries of the case (entries.jsonl), and the proof of the verdict's entry (proof.json)

Without either program:
  openssl pkeyutl -verify -pubin -inkey public-key.pem -rawin -in manifest.json -sigfile manifest.sig
and compare the output of sha256sum with manifest.json.

What this proves: that these files are those that the installation made the archive of; that they were
not changed since; that the rules are those that the verdict names; and that an entry of the filing
stands in the audit trail. An audit entry names its verdict by id and has no hash of its content:
that the content is the one of that day is what the installation says with its signature.
`
}
