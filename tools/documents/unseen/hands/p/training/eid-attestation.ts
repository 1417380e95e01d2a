import { box, line, text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { addDays } from '../../../../calendar.ts'
import { caps, dayIn, fit, months, page, paragraph, say, signed } from '../kit.ts'
import { issuers, somebody } from '../people.ts'

const kinds = [
  ['passport', 'passeport'],
  ['national_id', 'carte nationale d’identité'],
  ['driver_licence', 'permis de conduire'],
  ['residence_permit', 'titre de séjour'],
] as const

/** A French attestation of remote identification: values in sentences or in a short table, by a firm named only at the foot. */
export const eidAttestation: UnseenLayout = {
  name: 'eid-attestation',
  docType: 'eid_report',
  country: 'FR',
  form: 'page',
  draw(paper) {
    const who = somebody(paper, 'fr')
    const [type, word] = paper.pick(kinds)
    const number = paper.put('id_number', paper.code(type === 'national_id' ? '@#@##@##@' : '##@@#####'))
    const completed = dayIn(paper, '2026-02-01', '2026-10-13')
    const expiry = dayIn(paper, '2027-02-01', '2036-06-30')
    const issuer = paper.pick(issuers.verification)
    const brand = issuer.split(' ')[0] ?? ''
    const form = paper.pick(['D MON YYYY', 'DD/MM/YYYY', 'DD.MM.YYYY'])
    const day = (iso: string) => say(iso, form, months.french).replace(/^1 /, '1er ')
    const title = who.sex === 'F' ? 'Mme' : 'M.'
    const name = paper.put(
      'document_holder_name',
      paper.pick([
        `${who.given[0] ?? ''} ${caps(who.last)}`,
        `${caps(who.last)} ${who.given.join(' ')}`,
        `${who.given.join(' ')} ${who.last}`,
      ]),
    )
    const done = paper.put('completed_date', completed, day(completed))
    const until = paper.put('id_expiry', expiry, day(expiry))
    const client = paper.pick(issuers.banks)
    const sentences = paper.chance(0.5)
    const cased = sentences ? word : paper.pick([word, caps(word), `${word.charAt(0).toUpperCase()}${word.slice(1)}`])
    const kind = paper.put('id_type', type, cased)
    const agent = somebody(paper, 'fr')
    const ink = paper.pick(['#27408b', '#146356', '#8a3b12'])
    const intro = paragraph(
      60,
      210,
      470,
      sentences
        ? paper.pick([
            `Nous attestons que l’identité de ${title} ${name}, né${who.sex === 'F' ? 'e' : ''} le ${day(who.birth)} à ${who.town}, a été vérifiée à distance le ${done} à la demande de ${client}. Le document présenté est un ${kind} portant le numéro ${number}, valable jusqu’au ${until}.`,
            `À la demande de ${client}, l’opération d’identification de ${title} ${name} s’est achevée le ${done}. Pièce contrôlée : ${kind} n° ${number}, date d’expiration ${until}. La personne est née le ${day(who.birth)}.`,
          ])
        : `La vérification d’identité demandée par ${client} est terminée. Les données relevées figurent ci-dessous.`,
      { size: 11, face: paper.pick(['serif', 'sans'] as const), leading: 19 },
    )
    const table: readonly (readonly [string, string])[] = [
      [paper.pick(['Personne identifiée', 'Nom et prénom', 'Titulaire', 'Identité']), name],
      ['Date de naissance', day(who.birth)],
      [paper.pick(['Type de document', 'Pièce présentée', 'Document']), kind],
      [paper.pick(['Numéro du document', 'N° de pièce', 'Numéro']), number],
      [paper.pick(['Date d’expiration', 'Valable jusqu’au', 'Fin de validité']), until],
      [
        paper.pick(['Date de fin de vérification', 'Vérification terminée le', 'Parcours achevé le', 'Réalisée le']),
        done,
      ],
      ['Niveau de garantie', 'substantiel'],
      ['Opérateur', `${agent.given[0] ?? ''} ${agent.last}`],
    ]
    const start = intro.bottom + 30
    return [
      page([
        box(60, 44, 34, 34, { fill: ink }),
        text(77, 68, brand.slice(0, 2), { size: 16, face: 'sans-bold', color: '#ffffff', align: 'middle' }),
        ...(paper.chance(0.5) ? [text(104, 67, brand, { size: 16, face: 'serif-bold', color: ink })] : []),
        text(540, 60, `Réf. ${paper.code('VID-####-@@##')}`, { size: 9, align: 'right' }),
        text(540, 74, `Dossier ouvert le ${day(addDays(completed, -paper.between(2, 20)))}`, {
          size: 9,
          align: 'right',
        }),
        text(
          298,
          150,
          paper.pick([
            'ATTESTATION D’IDENTIFICATION ÉLECTRONIQUE',
            'Rapport de vérification d’identité (eID)',
            'RAPPORT D’IDENTIFICATION À DISTANCE',
            'Preuve de vérification d’identité',
          ]),
          { size: 15, face: 'sans-bold', align: 'middle', color: ink },
        ),
        ...intro.marks,
        ...(sentences
          ? paragraph(
              60,
              intro.bottom + 24,
              470,
              'Contrôles effectués : authenticité du titre, zone de lecture automatique, ressemblance du visage, détection du vivant. Résultat : conforme.',
              { size: 10.5, leading: 17 },
            ).marks
          : table.flatMap(([caption, value], index) => [
              text(66, start + index * 30, caption, { size: 9.5, color: '#555555' }),
              fit(270, start + index * 30, value, 260, { size: 11, face: 'sans' }),
              line(60, start + 9 + index * 30, 535, start + 9 + index * 30, { stroke: '#d0d4da' }),
            ])),
        text(330, 640, paper.pick(['Le responsable de la conformité', 'Pour le prestataire']), { size: 10 }),
        ...signed(paper, 340, 655, 0.8),
        text(298, 790, `${brand} est un service de ${issuer}, prestataire de vérification d’identité à distance`, {
          size: 7.5,
          align: 'middle',
        }),
        text(
          298,
          802,
          `RCS ${paper.code('### ### ###')} - Document conservé 5 ans - Ne constitue pas un titre d’identité`,
          { size: 7.5, align: 'middle' },
        ),
      ]),
    ]
  },
}
