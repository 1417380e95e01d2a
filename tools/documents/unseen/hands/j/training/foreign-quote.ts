import { addDays } from '../../../../calendar.ts'
import { box, line, text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { dateText, euros, frame, logo, page, pairs, rows, siret } from '../draw.ts'
import { addressLines, issuers, named, somebody } from '../people.ts'

const works = [
  ['Dépose de l’ancien chauffe-eau', 'forfait', 18_000],
  ['Fourniture ballon thermodynamique 200 L', 'u', 189_000],
  ['Pose et raccordement', 'h', 5_400],
  ['Évacuation en déchetterie', 'forfait', 6_500],
  ['Peinture acrylique deux couches', 'm²', 2_150],
  ['Plaque de plâtre BA13', 'm²', 3_840],
  ['Carrelage grès 60 x 60', 'm²', 6_290],
] as const

/** A craftsman's quote or invoice with a customer block, lines of works and an agreement to sign. */
export const foreignQuote: UnseenLayout = {
  name: 'foreign-quote',
  docType: 'other',
  country: 'FR',
  form: 'page',
  draw(paper) {
    const [customer, company] = [somebody(paper), paper.pick(issuers.employer)]
    const isInvoice = paper.chance(0.5)
    const issued = addDays(paper.today, -paper.between(1, 200))
    const list = Array.from({ length: paper.between(3, 7) }, () => {
      const [label, unit, price] = paper.pick(works)
      const count = unit === 'forfait' || unit === 'u' ? 1 : paper.between(2, 40)
      return { label, unit, price, count }
    })
    const net = list.reduce((all, { price, count }) => all + price * count, 0)
    const vat = Math.round(net * 0.1)
    return [
      page(paper, [
        ...logo(40, 32, 44, 'AB', '#7c5c1e', 'disc'),
        text(94, 50, company, { size: 15, face: 'sans-bold' }),
        ...rows(
          [94],
          [...addressLines(paper).map((part) => [part]), [`${paper.code('06 ## ## ## ##')} - SIRET ${siret(paper)}`]],
          { y: 64, leading: 11 },
          { size: 8 },
        ),
        text(
          40,
          142,
          `${isInvoice ? paper.pick(['FACTURE', 'Facture n°']) : paper.pick(['DEVIS', 'Devis n°'])} ${paper.code('2026-####')}`,
          { size: 17, face: 'sans-bold' },
        ),
        ...pairs(
          [
            ['Date', dateText(issued, 'slash')],
            [isInvoice ? 'Échéance' : 'Validité', isInvoice ? dateText(addDays(issued, 30), 'slash') : '2 mois'],
            ['Chantier', paper.pick(['rénovation salle de bains', 'chauffage', 'extension'])],
          ],
          { x: 40, y: 162, leading: 13, gap: 60 },
          { size: 9 },
        ),
        ...rows(
          [330],
          [[`${customer.title} ${named(paper, customer)}`], ...customer.lines.map((part) => [part])],
          { y: 152, leading: 13 },
          { size: 10 },
        ),
        box(40, 226, 515, 18, { fill: '#efe6d4' }),
        ...frame(40, 226, 515, 230, [310, 360, 410, 480]),
        ...rows(
          [46, 316, -404, -474, -549],
          [
            ['Désignation', 'Unité', 'Qté', 'P.U. HT', 'Total HT'],
            ...list.map(({ label, unit, price, count }) => [
              label,
              unit,
              String(count),
              euros(price),
              euros(price * count),
            ]),
          ],
          { y: 239, leading: 24 },
          { size: 9 },
        ),
        ...pairs(
          [
            ['Total HT', `${euros(net)} €`],
            ['TVA 10 %', `${euros(vat)} €`],
            ['Total TTC', `${euros(net + vat)} €`],
            ['Acompte 30 %', `${euros(Math.round((net + vat) * 0.3))} €`],
          ],
          { x: 380, y: 478, leading: 16, right: 549 },
          { size: 10, face: 'narrow-bold' },
        ),
        ...rows(
          [40],
          [
            [
              isInvoice
                ? 'Règlement à réception par chèque ou virement. Pénalités de retard : 3 fois le taux légal.'
                : 'Bon pour accord, date et signature du client :',
            ],
            ['Assurance décennale Assurances du Beffroi, contrat n° 4417 902, France métropolitaine.'],
          ],
          { y: 580, leading: 20 },
          { size: 8.5 },
        ),
        line(40, 660, 250, 660),
      ]),
    ]
  },
}
