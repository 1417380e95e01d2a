import assert from 'node:assert/strict'
import { test } from 'node:test'
import { caAml } from '../../../src/domain/policy-packs/packs/ca-aml.ts'
import { generic } from '../../../src/domain/policy-packs/packs/generic.ts'
import { effectiveSwitches, type SwitchRequest } from '../../../src/domain/policy-packs/switches.ts'

const request: SwitchRequest = {
  pack: caAml,
  purpose: 'onboarding',
  environment: 'sandbox',
  switches: { requireDocuments: null, screenSanctions: true, screenAmlPep: null },
  asOfRequested: null,
  canadianClient: true,
}
const review = 'periodic_review'

/** One row of docs/rules/policy-packs.md#locks-and-switches: what is sent, what runs, what is refused. */
const rows: readonly (readonly [
  name: string,
  changes: Partial<Omit<SwitchRequest, 'switches'>>,
  sent: Partial<SwitchRequest['switches']>,
  effective: Partial<ReturnType<typeof effectiveSwitches>>,
])[] = [
  [
    'documents off, locked',
    {},
    { requireDocuments: false },
    { requireDocuments: true, stepsWaived: false, refused: ['require_documents'] },
  ],
  [
    'documents off, not locked',
    { pack: generic },
    { requireDocuments: false },
    { requireDocuments: false, stepsWaived: true, refused: [] },
  ],
  [
    'documents off on a review',
    { purpose: review },
    { requireDocuments: false },
    { requireDocuments: false, stepsWaived: true, refused: [] },
  ],
  [
    'documents left out on a review',
    { purpose: review },
    {},
    { requireDocuments: false, stepsWaived: false, refused: [] },
  ],
  [
    'documents on for a review',
    { purpose: review },
    { requireDocuments: true },
    { requireDocuments: true, refused: [] },
  ],
  ['documents left out', { pack: generic }, {}, { requireDocuments: true, stepsWaived: false, refused: [] }],
  ['sanctions off, locked', {}, { screenSanctions: false }, { screenSanctions: true, refused: ['screen_sanctions'] }],
  [
    'sanctions off on a review, locked',
    { purpose: review },
    { screenSanctions: false },
    { screenSanctions: true, refused: ['screen_sanctions'] },
  ],
  ['sanctions off, not locked', { pack: generic }, { screenSanctions: false }, { screenSanctions: false, refused: [] }],
  [
    'AML and PEP off, locked, Canadian',
    {},
    { screenAmlPep: false },
    { screenAmlPep: true, refused: ['screen_aml_pep'] },
  ],
  [
    'AML and PEP off, locked, not Canadian',
    { canadianClient: false },
    { screenAmlPep: false },
    { screenAmlPep: false, refused: [] },
  ],
  [
    'AML and PEP on, not Canadian',
    { canadianClient: false },
    { screenAmlPep: true },
    { screenAmlPep: false, refused: [] },
  ],
  [
    'AML and PEP on, Canadian, not locked',
    { pack: generic },
    { screenAmlPep: true },
    { screenAmlPep: true, refused: [] },
  ],
  ['AML and PEP null', {}, {}, { screenAmlPep: true, refused: [] }],
  ['AML and PEP null in generic', { pack: generic }, {}, { screenAmlPep: false, refused: [] }],
  ['as_of in production', { environment: 'production', asOfRequested: '2026-01-01' }, {}, { refused: ['as_of'] }],
  ['as_of in the sandbox', { asOfRequested: '2026-01-01' }, {}, { refused: [] }],
]

for (const [name, changes, sent, effective] of rows) {
  test(`switches: ${name}`, () => {
    const found = effectiveSwitches({ ...request, ...changes, switches: { ...request.switches, ...sent } })
    assert.deepEqual({ ...found, ...effective }, found)
  })
}

test('refused switches are in the order of the table', () => {
  const switches = { requireDocuments: false, screenSanctions: false, screenAmlPep: false }
  const { refused } = effectiveSwitches({
    ...request,
    switches,
    environment: 'production',
    asOfRequested: '2026-01-01',
  })
  assert.deepEqual(refused, ['require_documents', 'screen_sanctions', 'screen_aml_pep', 'as_of'])
})
