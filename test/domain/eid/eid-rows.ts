import type { Check } from '../../../src/contract/check.ts'
import type { EidResult } from '../../../src/domain/eid/definition/eid-result.ts'
import { eidChecks } from '../../../src/domain/eid/index.ts'
import type { RuleRow } from '../checks/inputs.ts'

/** A check with one photo document of Clara Clearwater in which everything is right. */
export const clearResult: EidResult = {
  asked: {
    firstName: 'Clara',
    lastName: 'Clearwater',
    dateOfBirth: '1985-04-12',
    address: '12 Elm St, Ottawa ON K1A 0B1',
    documents: ['photo_id'],
  },
  ended: 'complete',
  completedAt: '2026-11-21T10:00:00.000Z',
  documents: [{ type: 'passport', verdict: 'clear', reasons: [] }],
  identity: {
    firstName: 'CLARA',
    lastName: 'CLEARWATER',
    birthDate: '1985-04-12',
    expiryDate: '2031-02-01',
    address: '12 Elm Street, Ottawa ON K1A 0B1',
  },
  liveness: { passed: true, reason: '' },
  face: { passed: true, score: 93, scoreMin: 80 },
  creditFile: null,
  dualProcess: null,
  fraudFlags: [],
}

/** A check that the client never finished. */
export const archivedResult: EidResult = {
  ...clearResult,
  ended: 'archived',
  completedAt: null,
  documents: [],
  identity: {},
  liveness: null,
  face: null,
  fraudFlags: null,
}

const checksOf = (changes: Partial<EidResult>): readonly Check[] => eidChecks({ ...clearResult, ...changes }, 'en')
const clear = checksOf({})
const archived = eidChecks(archivedResult, 'en')
const twoAsked = { ...clearResult.asked, documents: ['photo_id', 'credit_file'] as const }
const bill = { category: 'name_address', source: 'Hydro Ottawa' } as const
const bank = { category: 'name_account', source: 'Maple Bank', number: '1234' } as const
const dual = (...sources: NonNullable<EidResult['dualProcess']>['sources']) =>
  checksOf({ asked: twoAsked, dualProcess: { satisfied: true, sources } })
const creditFile = (months: number, tradeLines: number) => checksOf({ creditFile: { match: true, months, tradeLines } })

/** Every eID rule except `eid:complete`, which only shows when it fails. */
export const eidRows: readonly RuleRow[] = [
  {
    id: 'eid:document_authentic',
    severity: 'critical',
    passes: clear,
    fails: checksOf({ documents: [{ type: 'passport', verdict: 'rejected', reasons: ['font', 'hologram'] }] }),
    absent: archived,
    label: 'The scanned document is authentic.',
    detail: 'The provider rated the document rejected: font, hologram.',
  },
  {
    id: 'eid:document_expiry',
    severity: 'critical',
    passes: clear,
    fails: checksOf({ identity: { expiryDate: '2026-11-20' } }),
    absent: archived,
    label: 'The scanned document is not expired.',
    detail: 'The document expired on 2026-11-20.',
  },
  {
    id: 'eid:liveness',
    severity: 'critical',
    passes: clear,
    fails: checksOf({ liveness: { passed: false, reason: 'a screen was filmed' } }),
    absent: archived,
    label: 'The person was present during the check.',
    detail: 'The liveness test failed: a screen was filmed.',
  },
  {
    id: 'eid:face_match',
    severity: 'critical',
    passes: clear,
    fails: checksOf({ face: { passed: true, score: 61, scoreMin: 80 } }),
    absent: archived,
    label: 'The face matches the document photo.',
    detail: 'The face does not match the document photo (score 61).',
  },
  {
    id: 'eid:name_match',
    severity: 'critical',
    passes: clear,
    fails: checksOf({ identity: { firstName: 'NORA', lastName: 'OLDNAME' } }),
    absent: archived,
    label: 'The name on the document is the client’s name.',
    detail: 'The document shows NORA OLDNAME; the request says Clara Clearwater.',
  },
  {
    id: 'eid:dob_match',
    severity: 'critical',
    passes: clear,
    fails: checksOf({ identity: { birthDate: '1985-12-04' } }),
    absent: checksOf({ asked: { ...clearResult.asked, dateOfBirth: null } }),
    label: 'The birth date on the document is the client’s.',
    detail: 'The document shows 1985-12-04; the request says 1985-04-12.',
  },
  {
    id: 'eid:address_match',
    severity: 'warning',
    passes: clear,
    fails: checksOf({ identity: { address: '9 Oak Ave, Toronto ON M5V 2T6' } }),
    absent: checksOf({ asked: { ...clearResult.asked, address: null } }),
    label: 'The address found agrees with the client’s address.',
    detail: 'The provider found 9 Oak Ave, Toronto ON M5V 2T6; the request says 12 Elm St, Ottawa ON K1A 0B1.',
  },
  {
    id: 'eid:credit_file',
    severity: 'warning',
    passes: creditFile(36, 2),
    fails: creditFile(35, 2),
    absent: clear,
    label: 'A Canadian credit file confirms the identity.',
    detail: 'No credit file of three years with two sources matches: it is 35 months old.',
  },
  {
    id: 'eid:dual_process',
    severity: 'critical',
    passes: dual(bill, bank),
    fails: dual(bill),
    absent: clear,
    label: 'Two independent sources confirm the identity.',
    detail: 'Only 1 of two sources confirms the identity.',
  },
  {
    id: 'eid:fraud',
    severity: 'warning',
    passes: clear,
    fails: checksOf({ fraudFlags: ['device seen with other identities'] }),
    absent: archived,
    label: 'No fraud signal was raised.',
    detail: 'The provider raised: device seen with other identities.',
  },
]
