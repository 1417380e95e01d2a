import { box, line, text } from '../../../../drawing/sheet.ts'
import { addDays } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { home, homeLines, resident } from '../people.ts'
import { dmy, page, paragraph, rows, stack, units } from '../print.ts'

/** The tax office's notice of land taxes: references left of the envelope, a sum in a box, the rates by authority overleaf. */
export const propertyTax: UnseenLayout = {
  name: 'avis-taxes-foncieres',
  docType: 'property_tax_bill',
  country: 'FR',
  form: 'page',
  draw(paper) {
    const [person, place] = [resident(paper), home(paper)]
    const spouse = paper.chance(0.35) ? resident(paper, person.sex === 'F' ? 'M' : 'F', person.surname) : null
    const lines = homeLines(place).map((row) => row.toUpperCase())
    const names = [person, ...(spouse === null ? [] : [spouse])].map(
      ({ given, surname }) => `${surname} ${given.toUpperCase()}`,
    )
    const issued = addDays('2026-07-27', paper.between(0, 24))
    const recovery = '2026-08-31'
    const base = paper.between(1180, 3900)
    const rates = [
      paper.between(3100, 4700),
      paper.between(0, 90),
      paper.between(210, 900),
      paper.between(10, 60),
      paper.between(650, 1290),
    ]
    const shares = rates.map((rate) => Math.round((base * rate) / 10_000))
    const sum = shares.reduce((total, share) => total + share, 0)
    const fees = Math.round(sum * 0.035)
    const due = sum + fees
    paper.put('document_holder_name', names.join('; '), names[0])
    paper.put('address', lines.join(', '), lines.join(' '))
    const percent = (rate: number) => `${(rate / 100).toFixed(2).replace('.', ',')} %`
    const blue = '#1f3c88'
    const shown = `${units(due)},00 €`
    const front = [
      text(40, 50, 'RÉPUBLIQUE', { size: 9, face: 'sans-bold' }),
      text(40, 61, 'FRANÇAISE', { size: 9, face: 'sans-bold' }),
      text(40, 73, 'Liberté  Égalité  Fraternité', { size: 6, face: 'serif' }),
      line(123, 40, 123, 76, { stroke: '#999999' }),
      text(130, 56, paper.put('issuer_name', 'Direction générale des Finances publiques'), {
        size: 8.5,
        face: 'sans-bold',
        color: blue,
      }),
      text(130, 70, `Centre des Finances publiques de ${place.city}`, { size: 7.5 }),
      text(555, 52, "AVIS D'IMPÔT", { size: 14, face: 'sans-bold', align: 'right', color: blue }),
      text(555, 72, `TAXES FONCIÈRES ${paper.put('tax_year', '2026')}`, {
        size: 16,
        face: 'sans-bold',
        align: 'right',
        color: blue,
      }),
      text(555, 86, 'votés et perçus par la commune, l’intercommunalité et divers organismes', {
        size: 6.5,
        align: 'right',
      }),
      text(40, 112, 'Vos références', { size: 9, face: 'narrow-bold', color: blue }),
      ...rows(
        [40, 128],
        [
          ['Numéro fiscal', paper.code('30 ## ### ### ###')],
          ['Référence de l’avis', paper.code('26 ## ####### ##')],
          ['Numéro de rôle', paper.put('roll_number', paper.code('2#1'))],
          ['N° de propriétaire', paper.code('### @##### @')],
          ["Date d'établissement", paper.put('document_date', issued, dmy(issued))],
          ['Mise en recouvrement', dmy(recovery)],
        ],
        { y: 126, leading: 12.5, size: 8 },
      ),
      ...stack(
        40,
        216,
        10,
        [
          'Pour vous renseigner : messagerie sécurisée de',
          'votre espace particulier, ou 0 809 000 000',
          '(service gratuit + prix appel)',
        ],
        { size: 7.5 },
      ),
      ...stack(
        320,
        140,
        13,
        [
          ...names.map(
            (name, index) =>
              `${index === 0 ? person.title.replace('M.', 'M') : spouse?.title.replace('M.', 'M')} ${name}`,
          ),
          ...lines,
        ],
        { size: 10, face: 'mono' },
      ),
      box(40, 270, 515, 92, { stroke: blue, strokeWidth: 1.2 }),
      text(52, 292, 'Montant de votre impôt', { size: 11, face: 'sans-bold', color: blue }),
      text(543, 294, shown, { size: 14, face: 'sans-bold', align: 'right' }),
      line(52, 304, 543, 304, { stroke: '#b7bfd6' }),
      text(52, 322, 'Montant à payer au plus tard le 15/10/2026', { size: 10.5 }),
      text(543, 322, paper.put('amount_due', `${due}.00`, shown), { size: 12, face: 'sans-bold', align: 'right' }),
      text(52, 340, 'Paiement en ligne : jusqu’au 20/10/2026 à minuit, prélèvement sur votre compte le 26/10/2026.', {
        size: 8,
      }),
      text(52, 353, 'Le paiement en ligne ou par prélèvement est obligatoire au-delà de 300 €.', { size: 8 }),
      text(40, 392, 'Comment a évolué votre impôt ?', { size: 10.5, face: 'narrow-bold', color: blue }),
      ...rows(
        [40, -330, -430, -545],
        [
          ['', '2025', '2026', 'Variation'],
          ['Base nette (€)', units(Math.round(base * 0.983)), units(base), '+ 1,7 %'],
          ['Cotisations (€)', units(Math.round(sum * 0.975)), units(sum), '+ 2,6 %'],
        ],
        { y: 410, leading: 15, rule: '#c9cfe0', size: 8.5 },
      ),
      ...paragraph(
        40,
        470,
        515,
        'Vous êtes propriétaire ou usufruitier d’un bien au 1er janvier : vous êtes redevable de la taxe foncière pour l’année entière, même si vous vendez le bien en cours d’année. Si vous avez déménagé, signalez votre nouvelle adresse dans votre espace particulier. Une réclamation peut être présentée jusqu’au 31 décembre 2027.',
        { size: 8 },
      ).marks,
      text(40, 760, `TF ${paper.code('26-##.###')}  –  1/2`, { size: 7, face: 'mono' }),
    ]
    const heads = ['', 'Commune', 'Syndicat', 'Interco.', 'TSE', 'Ordures mén.']
    const edges = [40, -190, -265, -340, -415, -500]
    const back = [
      text(40, 50, 'DÉTAIL DU CALCUL DES COTISATIONS', { size: 10, face: 'sans-bold', color: blue }),
      text(
        40,
        64,
        `Département : ${place.postcode.slice(0, 2)}     Commune : ${paper.code('0##')} ${place.city.toUpperCase()}`,
        { size: 8, face: 'mono' },
      ),
      ...rows(
        edges,
        [
          heads,
          ['Taux 2025', ...rates.map((rate) => percent(Math.max(rate - 8, 0)))],
          ['Taux 2026', ...rates.map(percent)],
          ['Base', ...rates.map(() => String(base))],
          ['Cotisation', ...shares.map(String)],
        ],
        { y: 92, leading: 18, rule: '#888888', size: 8, face: 'mono' },
      ),
      ...rows(
        [300, -500],
        [
          ['Total des cotisations', String(sum)],
          ['Frais de gestion de la fiscalité', String(fees)],
          ['Dégrèvement', '0'],
          ['Montant de votre impôt', String(due)],
        ],
        { y: 200, leading: 16, size: 8.5, face: 'mono' },
      ),
      text(40, 300, 'Propriétés bâties – 1 local d’habitation, 1 dépendance (garage)', { size: 8 }),
    ]
    return [page(front), page(back)]
  },
}
