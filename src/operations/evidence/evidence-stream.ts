import { Readable } from 'node:stream'
import packageFile from '../../../package.json' with { type: 'json' }
import { policyHash } from '../../domain/policies/policy-hash.ts'
import { canonicalJson } from '../../domain/values/canonical-json.ts'
import { engineVersion } from '../../domain/verdict/engine-version.ts'
import { parseRecordedInput } from '../../domain/verdict/recorded-input.ts'
import { verdictOfInput } from '../../domain/verdict/verdict.ts'
import { findVersion } from '../../store/policies.ts'
import { storedInput } from '../replay/stored-input.ts'
import type { OperatorServices } from '../services.ts'
import { documentFiles } from './archived-documents.ts'
import type { Evidence } from './collect.ts'
import { jsonFile, linesFile } from './json-file.ts'
import { listedEntries } from './listed-entries.ts'
import { evidenceFormat, publicKeyFile, signedManifest } from './manifest.ts'
import { archiveReadme } from './readme.ts'
import { verdictFacts } from './verdict-facts.ts'
import { verifyPage } from './verify-page.ts'
import { zipBytes, type ArchiveFile } from './zip-stream.ts'

/** The bytes of an archive, file after file. The stream fails when a document cannot be read or is not what was stored. */
export function evidenceStream(services: OperatorServices, evidence: Evidence): Readable {
  const { stored } = evidence
  const made = { made_at: services.clock.now().toISOString(), product: packageFile.version, engine: engineVersion }
  const about = { verdict_id: stored.id, case_id: stored.caseId, workspace_id: stored.tenantId }
  const bytes = zipBytes(filesOf(services, evidence), (written) =>
    signedManifest(services.keys, { ...evidenceFormat, ...made, about }, written),
  )
  return Readable.from(bytes, { objectMode: false })
}

async function* filesOf(services: OperatorServices, evidence: Evidence): AsyncGenerator<ArchiveFile> {
  const { stored, input, answer, documents, trail } = evidence
  yield { name: 'README.txt', content: Buffer.from(archiveReadme(stored.id)) }
  yield verifyPage
  yield publicKeyFile(services.keys)
  yield jsonFile('verdict/facts.json', verdictFacts(evidence))
  yield { name: 'verdict/input.json', content: input }
  yield { name: 'verdict/answer.json', content: answer }
  yield* policyFiles(services, evidence)
  const { screening } = parseRecordedInput(input)
  yield jsonFile('lists/screening.json', screening)
  yield linesFile('lists/entries.jsonl', await listedEntries(services.storedBlobs, screening))
  for (const document of documents) yield* documentFiles(services, stored.tenantId, document)
  yield linesFile(
    'audit/entries.jsonl',
    trail.links.map(({ entry, place }) => ({
      seq: place?.seq ?? null,
      previous: place?.previous?.toString('hex') ?? null,
      hash: place?.hash.toString('hex') ?? null,
      entry,
    })),
  )
  if (trail.proof !== null) yield jsonFile('audit/proof.json', trail.proof)
}

/** The rules as they ran, unless this version cannot make those of an earlier one; then they are not in the archive. */
async function* policyFiles({ store }: OperatorServices, { stored, input }: Evidence): AsyncGenerator<ArchiveFile> {
  const { tenantId, policyId, policyVersion, policySha256 } = stored
  const { pack } = verdictOfInput(await storedInput(store, tenantId, input))
  if (policySha256 === null || policyHash(pack) === policySha256.toString('hex')) {
    yield { name: 'policy.json', content: Buffer.from(canonicalJson(pack)) }
  }
  if (policyId === null) return
  const published = await findVersion(store, tenantId, { id: policyId, version: policyVersion })
  if (published !== null) yield { name: 'policy-file.json', content: published.patch }
}
