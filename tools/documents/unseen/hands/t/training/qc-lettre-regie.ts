import { addDays } from '../../../../calendar.ts'
import { box, text } from '../../../../drawing/sheet.ts'
import { signature } from '../../../../drawing/portrait.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { column, day, letter, money, putAddress, putDate } from '../kit.ts'
import { home, somebody } from '../people.ts'

const issuers = [
  'Régie des rentes familiales du Québec',
  'Office québécois de l’aide aux études',
  'Bureau de l’indemnisation du Québec',
  'Commission du logement et des aînés du Québec',
] as const

/** A Québec letter: four flags of colour, the agency’s name small in the letterhead or the signature, “N/Réf.” and “V/Réf.” beside each other. */
export const qcLettreRegie: UnseenLayout = {
  name: 'qc-lettre-regie',
  docType: 'government_letter',
  country: 'QC',
  form: 'page',
  draw(paper) {
    const [who, agent] = [somebody(paper, 'QC'), somebody(paper, 'QC')]
    const issuer = paper.put('issuer_name', paper.pick(issuers))
    const written = addDays(paper.today, -paper.between(2, 80))
    const look = paper.pick(['fr', 'fr', 'iso', 'frShort'] as const)
    const town = paper.pick(['Québec', 'Montréal', 'Gaspé', 'Québec'])
    const block = putAddress(paper, home(paper, 'QC'))
    const name = paper.put('document_holder_name', who.full)
    const civil = who.sex === 'F' ? 'Madame' : 'Monsieur'
    const number = paper.put(
      'reference_number',
      paper.code(paper.pick(['####-######-##', '@@@@ #### ####', '#########', 'D-#######'])),
    )
    const flags = [0, 1, 2, 3].map((index) =>
      box(50 + (index % 2) * 13, 40 + Math.floor(index / 2) * 13, 12, 12, { fill: '#1f4e9e' }),
    )
    const isTop = paper.chance(0.6)
    const head = isTop
      ? column(90, 34, 190, { size: 9.5, face: 'sans-bold' }).say(issuer).marks
      : [text(90, 52, 'Québec', { size: 17, face: 'serif-bold', color: '#1f4e9e' })]
    const place = paper.pick([50, 320])
    const dated = `${paper.chance(0.5) ? `${town}, le ` : paper.pick(['Le ', 'Date : '])}${putDate(paper, 'document_date', written, look)}`
    const reference = `${paper.pick(['N/Réf. :', 'Notre référence :', 'Numéro de dossier :', 'Dossier :', 'N° de dossier'])} ${number}`
    const mail = paper.pick(['', 'PAR COURRIER', 'PERSONNEL ET CONFIDENTIEL', 'Par messagerie sécurisée'])
    const window = column(place, 150, 240, { size: 10 }).list([`${civil} ${name}`, ...block])
    const facts = column(place === 50 ? 340 : 50, 118, 230, { size: 9 }).list([dated, '', mail, reference])
    const pay = money(paper.between(18_000, 160_000), 'qc')
    const body = column(50, 258, 512, { size: 10, face: paper.pick(['sans', 'serif', 'narrow']), leading: 1.5 })
    body
      .say(
        `${paper.pick(['Objet :', 'OBJET :'])} ${paper.pick(['Décision concernant votre demande', 'Avis de versement', 'Confirmation de votre admissibilité', 'Mise à jour de vos renseignements'])}`,
        { face: 'sans-bold' },
      )
      .gap(8)
      .say(`${civil},`)
      .gap(6)
    body
      .say(
        paper.pick([
          `La présente donne suite à votre demande reçue le ${day(addDays(written, -paper.between(12, 60)), look)}. Après analyse, nous vous informons que vous êtes admissible à une aide de ${pay} par mois à compter du ${day(addDays(written, 17), look)}.`,
          `Nous confirmons que vous recevez de notre organisme une prestation mensuelle de ${pay}. Le prochain dépôt sera fait le ${day(addDays(written, 11), look)} dans votre compte se terminant par ${paper.code('###')}.`,
          `Votre changement d’adresse a été enregistré le ${day(addDays(written, -2), look)}. Votre prestation de ${pay} demeure inchangée.`,
        ]),
      )
      .gap(8)
    body
      .say(
        'Si vous êtes en désaccord avec cette décision, vous pouvez demander une révision dans les 90 jours. Joignez à votre demande une copie de la présente et inscrivez-y votre numéro de dossier.',
      )
      .gap(8)
    if (paper.chance(0.5))
      body
        .say(
          `Votre code permanent et votre NAS (XXX XXX ${paper.code('###')}) ne doivent jamais être transmis par courriel.`,
        )
        .gap(8)
    body.say(`Veuillez recevoir, ${civil}, nos salutations distinguées.`).gap(30)
    const sign = signature(70, body.bottom() - 26, 0.5, paper.pick([0, 1]))
    body.list([
      agent.full,
      paper.pick(['Agente d’aide financière', 'Préposé aux renseignements', 'La directrice du service à la clientèle']),
    ])
    if (!isTop) body.say(issuer)
    const foot = column(50, 744, 512, { size: 7, color: '#555' }).say(
      `${paper.pick(['475, boulevard du Fleuve, bureau 400, Québec (Québec)  G1K 8X2', '1200, rue du Parlement, 3e étage, Québec (Québec)  G1R 5M9'])}  Tél. : 418 555-01${paper.code('##')}  Sans frais : 1 800 555-0142`,
    )
    return [
      letter([...flags, ...head, ...facts.marks, ...window.marks, ...body.marks, ...sign, ...foot.marks], 'SPÉCIMEN'),
    ]
  },
}
