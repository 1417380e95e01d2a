import assert from 'node:assert/strict'
import { test } from 'node:test'
import { remediations } from '../../../src/domain/checks/remediation/index.ts'
import { citationIn } from '../../../src/domain/policy-packs/definition/citations.ts'
import { regimes } from '../../../src/domain/policy-packs/index.ts'

const sources = new Set([
  ...Object.values(remediations).map(({ source }) => source),
  ...regimes.flatMap(({ law, sources: figures }) => [...law, ...Object.values(figures).map(({ source }) => source)]),
])
const english =
  /\b(?:of|the|and|to|for|from|with|by|ours|practice|ss?\.|arts|Act|Acts|Law|rules?|Reg\.|PCMLTF[AR]|SEMA|FATF|CIRO|FINTRAC|Council|Code, )\b|\bss?\. /

test('every source of a French page is in French', () => {
  for (const source of sources) {
    const french = citationIn(source, 'fr')
    assert.doesNotMatch(french, english, `${source} needs a row in citations.ts`)
    assert.equal(citationIn(source, 'en'), source)
  }
})

for (const [source, french] of [
  ['PCMLTFR s. 105(1)(a)', 'RRPCFAT art. 105(1)a)'],
  ['PCMLTFR ss. 12(b), 112; practice', 'RRPCFAT art. 12b), 112; pratique'],
  ['PCMLTFA S.C. 2000 c.17 ss. 5, 6', 'LRPCFAT L.C. 2000, ch. 17, art. 5, 6'],
  ['FATF Recommendations 6 and 7', 'Recommandations 6 et 7 du GAFI'],
  ['FATF Recommendation 10', 'Recommandation 10 du GAFI'],
  ['31 CFR 1020.220(a)(2)(ii)(A)', '31 CFR 1020.220(a)(2)(ii)(A)'],
] as const) {
  test(`${source} is ${french}`, () => assert.equal(citationIn(source, 'fr'), french))
}
