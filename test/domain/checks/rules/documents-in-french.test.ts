import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ReadFile } from '../../../../src/domain/checks/definition/document-facts.ts'
import { sections } from '../../../../src/domain/checks/index.ts'
import { extractChecks, only, passportFields, payslipFields, readFile } from '../inputs.ts'

const mrzReading = {
  lines: ['P<CANCLEARWATER<<CLARA<<<<<<<<<<<<<<<<<<<<<<', 'AB123456<0CAN8504126F3102013<<<<<<<<<<<<<<02'],
  parts: { id_number: true, date_of_birth: true, id_expiry: false, optional: null, composite: true },
  fields: { id_number: 'AB123456' },
}
const passport = (fields: Record<string, string>, changes: Partial<ReadFile> = {}) =>
  readFile('passport', { ...passportFields, ...fields }, changes)
const payslip = (fields: Record<string, string>, changes: Partial<ReadFile> = {}) =>
  readFile('payslip', { ...payslipFields, ...fields }, changes)
const withReading = (file: ReadFile, changes: Partial<ReadFile['reading']>): ReadFile => ({
  ...file,
  reading: { ...file.reading, ...changes },
})
const licence = { id_number: 'A6128-110590-07', id_province: 'QC', date_of_birth: '1990-05-10' }

/** What fails, and how the check reads in French. */
const rows: readonly (readonly [
  id: string,
  files: Parameters<typeof extractChecks>[0],
  label: string,
  detail: string,
])[] = [
  [
    'unread:payslip',
    [{ from: 'unread', docType: 'payslip' }],
    'Le bulletin de paie a été lu.',
    'Le service de lecture était indisponible; ce fichier n’a pas été lu. Renvoyez-le.',
  ],
  [
    'legible:passport',
    [readFile('passport', {})],
    'Le passeport est lisible.',
    'Seulement 0 des 5 champs attendus a pu être lu sur le passeport. Demandez une image plus nette.',
  ],
  [
    'type:payslip',
    [payslip({}, { stepKey: 'proof_of_assets' })],
    'Le bulletin de paie est un document accepté à cette étape.',
    'L’étape « preuve d’actifs » attend un relevé de placement; le fichier ressemble à un bulletin de paie.',
  ],
  [
    'accepted:health_card',
    [readFile('health_card', { id_number: '1', id_province: 'ON' })],
    'La carte d’assurance maladie peut servir à vérifier l’identité.',
    'La carte d’assurance maladie délivrée par l’Ontario ne peut servir à vérifier l’identité selon les règles applicables (Générique).',
  ],
  [
    'complete:passport',
    [readFile('passport', { last_name: 'CLEARWATER', first_name: 'CLARA', date_of_birth: '1985-04-12' })],
    'Le passeport présente tous les champs clés.',
    'Sur le passeport, il manque : numéro du document, date d’expiration.',
  ],
  [
    'sides:driver_licence',
    [withReading(readFile('driver_licence', licence), { backSeen: false })],
    'Le recto et le verso du permis de conduire ont été reçus.',
    'Le verso du permis de conduire n’a pas été reçu.',
  ],
  [
    'expiry:passport',
    [passport({ id_expiry: '2026-11-20' })],
    'Le passeport n’est pas expiré.',
    'Le passeport est expiré depuis le 2026-11-20.',
  ],
  [
    'expiring:passport',
    [passport({ id_expiry: '2026-12-20' })],
    'Le passeport reste valide au moins 30 jours.',
    'Le passeport expire le 2026-12-20, dans 29 jours.',
  ],
  [
    'freshness:utility_bill',
    [readFile('utility_bill', { document_date: '2026-08-22' })],
    'La facture de services publics est suffisamment récente.',
    'La facture de services publics est datée du 2026-08-22 : 91 jours, la limite est de 90 jours.',
  ],
  [
    'future:payslip',
    [payslip({ document_date: '2026-11-23' })],
    'Aucune date du bulletin de paie n’est dans le futur.',
    'Le bulletin de paie porte la date 2026-11-23 (date du document), qui est dans le futur.',
  ],
  [
    'dates:passport',
    [passport({ id_issue_date: '1985-04-12' })],
    'Les dates du passeport sont cohérentes.',
    'Sur le passeport, la date de naissance (1985-04-12) n’est pas antérieure à la date de délivrance (1985-04-12).',
  ],
  [
    'adult:passport',
    [passport({ date_of_birth: '2008-11-22' })],
    'Le titulaire du passeport est majeur.',
    'Le titulaire a 17 ans; l’âge minimum est de 18 ans.',
  ],
  [
    'plausible:passport',
    [passport({ date_of_birth: '1915-11-21' })],
    'La date de naissance du passeport est plausible.',
    'La date de naissance 1915-11-21 donne un âge de 111 ans.',
  ],
  [
    'format:sin:t4',
    [readFile('t4', { sin: '123-456-783' })],
    'Le format du NAS sur le feuillet T4 est valide.',
    '123-456-783 n’est pas un NAS valide : le chiffre de contrôle est erroné.',
  ],
  [
    'mrz:passport',
    [withReading(passport({}), { mrz: mrzReading })],
    'La zone de lecture automatique du passeport est intègre.',
    'Le chiffre de contrôle de la date d’expiration dans la zone de lecture automatique est erroné.',
  ],
  [
    'mrz_match:passport',
    [withReading(passport({}), { mrz: mrzReading, printed: { id_number: 'AB 123457' } })],
    'La zone de lecture automatique concorde avec le texte imprimé du passeport.',
    'Numéro du document : imprimé AB 123457, zone de lecture automatique AB123456.',
  ],
  [
    'licence_dob:driver_licence',
    [readFile('driver_licence', licence)],
    'Le numéro de permis concorde avec la date de naissance.',
    'Le numéro de permis encode 1990-05-11, le permis indique 1990-05-10.',
  ],
  [
    'capture:passport',
    [withReading(passport({}), { capture: 'screen' })],
    'Le passeport est une capture directe, ni écran ni copie.',
    'Le passeport semble être une photo d’écran.',
  ],
  [
    'tamper:producer:payslip',
    [payslip({}, { producer: 'Adobe Photoshop 25' })],
    'Le bulletin de paie ne provient pas d’un outil de retouche.',
    'Le PDF a été écrit par Adobe Photoshop 25, un outil de retouche.',
  ],
  [
    'tamper:revisions:payslip',
    [payslip({}, { producer: 'ADP', revisions: 2 })],
    'Le bulletin de paie n’a pas été modifié après son émission.',
    'Le PDF comporte 2 révisions.',
  ],
  [
    'tamper:dates:payslip',
    [payslip({}, { metaCreated: '2026-11-01' })],
    'La date du fichier concorde avec la date imprimée sur le bulletin de paie.',
    'Le fichier a été créé le 2026-11-01; le bulletin de paie est daté du 2026-11-05.',
  ],
  [
    'tamper:totals:payslip',
    [payslip({ net_pay: '2201.01' })],
    'Les montants du bulletin de paie concordent.',
    '3 000,00 − 800,00 donne 2 200,00; le bulletin de paie indique 2 201,01.',
  ],
  [
    'duplicate:payslip#2',
    [payslip({}, { filename: 'premier.pdf' }), payslip({})],
    'Le bulletin de paie a été reçu une seule fois.',
    'Le fichier est identique à premier.pdf.',
  ],
  [
    'reused:passport',
    [passport({}, { reuse: 'id_number' })],
    'Le passeport n’est pas déjà utilisé par un autre client.',
    'Le même numéro de document figure à un autre dossier de cet espace de travail.',
  ],
]

for (const [id, files, label, detail] of rows) {
  test(`${id} fails in French`, () => {
    const check = only(extractChecks(files, 'fr'), id)
    assert.deepEqual(
      { label: check.label, passed: check.passed, detail: check.detail },
      { label, passed: false, detail },
    )
  })
}

test('every rule of extract has a French row', () => {
  const extracted = [...sections.unread, ...sections.document].map(({ id }) => id)
  const rowOf = (rule: string) => rows.some(([id]) => id.startsWith(`${rule}:`))
  assert.deepEqual(
    extracted.filter((rule) => !rowOf(rule)),
    ['integrity'],
    'integrity is of entries sent back',
  )
})
