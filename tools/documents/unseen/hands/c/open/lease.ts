import { addDays, addYears, longDate } from '../../../../calendar.ts'
import { signature } from '../../../../drawing/portrait.ts'
import { line, text, type Mark } from '../../../../drawing/sheet.ts'
import { canonicalMoney } from '../../../../money.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { home, homeLines, resident } from '../people.ts'
import { amount, page, paragraph, rows } from '../print.ts'

const firms = ['SCI LES GLYCINES', 'SCI BEL AIR', 'SCI DU VIEUX PONT', 'SARL FONCIÈRE MARENGO'] as const

/** An unfurnished flat's lease after the statutory model: roman sections, sentences over two pages, an agent beside the landlord, rent and charges apart. */
export const lease: UnseenLayout = {
  name: 'contrat-location-vide',
  docType: 'lease',
  country: 'FR',
  form: 'page',
  draw(paper) {
    const firm = paper.pick(firms)
    const owner = resident(paper)
    const isFirm = paper.chance(0.6)
    const tenants = paper.chance(0.5) ? [resident(paper, 'F'), resident(paper, 'M')] : [resident(paper)]
    const [flat, seat, former] = [home(paper), home(paper), home(paper)]
    const start = `2026-${paper.pick(['05', '06', '07', '08', '09', '10'])}-01`
    const years = isFirm ? 6 : 3
    const end = addDays(addYears(start, years), -1)
    const signed = addDays(start, -paper.between(2, 20))
    const [rent, charges] = [paper.between(420, 1580) * 100, paper.between(25, 140) * 100]
    const names = tenants.map(({ given, surname }) => `${given} ${surname}`)
    const address = paper.put('address', homeLines(flat).join(', '))
    paper.put('document_holder_name', names.join('; '), names[0])
    const landlord = paper.put('landlord_name', isFirm ? firm : `${owner.given} ${owner.surname}`)
    const seatLine = homeLines(seat).slice(-2).join(' ')
    const civil = (sex: 'F' | 'M') => (sex === 'F' ? 'Madame' : 'Monsieur')
    const euros = (cents: number) => `${amount(cents, ' ')} euros`
    const parts: readonly (readonly [string, string])[] = [
      ['I. DÉSIGNATION DES PARTIES', ''],
      [
        '',
        `Le présent contrat est conclu entre les soussignés : ${isFirm ? `la ${landlord}, dont le siège est ${seatLine}, représentée par sa gérante ${civil(owner.sex)} ${owner.given} ${owner.surname}` : `${civil(owner.sex)} ${landlord}, demeurant ${seatLine}`}, ci-après « le bailleur », ayant pour mandataire l'agence Immobilière des Halles, carte professionnelle CPI ${paper.code('#### 2019 000 ### ###')} ;`,
      ],
      [
        '',
        `et ${tenants.map((one, index) => `${civil(one.sex)} ${names[index]}, ${one.sex === 'F' ? 'née' : 'né'} le ${longDate(one.born, 'fr')} à ${one.birthplace}`).join(' et ')}, demeurant actuellement ${former.street}, ${former.postcode} ${former.city}, ci-après « le locataire ».`,
      ],
      ['II. OBJET DU CONTRAT', ''],
      [
        '',
        `A. Localisation du logement : ${address}. Immeuble collectif, copropriété, construit de 1975 à 1989. Surface habitable : ${paper.between(24, 96)} m². Nombre de pièces principales : ${paper.between(1, 4)}. Identifiant fiscal du logement : ${paper.code('############')}.`,
      ],
      [
        '',
        'B. Destination des locaux : usage exclusif d’habitation principale. C. Classe de performance énergétique : D. Dépenses annuelles estimées : entre 890 € et 1 240 € (année de référence 2023).',
      ],
      ['III. DATE DE PRISE D’EFFET ET DURÉE', ''],
      [
        '',
        `Le contrat prend effet le ${paper.put('lease_start', start, longDate(start, 'fr'))} pour une durée de ${years === 3 ? 'trois' : 'six'} ans, soit jusqu'au ${paper.put('lease_end', end, longDate(end, 'fr'))}. En l'absence de proposition de renouvellement, il est reconduit tacitement.`,
      ],
    ]
    const flow = (contents: typeof parts, top: number) =>
      contents.reduce<{ marks: Mark[]; y: number }>(
        ({ marks, y }, [heading, body]) => {
          if (heading !== '')
            return {
              marks: [
                ...marks,
                text(60, y + 10, heading, { size: 10.5, face: 'serif-bold' }),
                line(60, y + 14, 535, y + 14),
              ],
              y: y + 32,
            }
          const part = paragraph(60, y, 475, body, { size: 9.8, face: 'serif', leading: 15.5 })
          return { marks: [...marks, ...part.marks], y: part.bottom + 8 }
        },
        { marks: [], y: top },
      )
    const first = flow(parts, 138)
    const money = flow(
      [
        ['IV. CONDITIONS FINANCIÈRES', ''],
        [
          '',
          `A. Loyer. 1° Fixation du loyer initial : le loyer mensuel hors charges est fixé à ${paper.put('monthly_rent', canonicalMoney(rent), euros(rent))}. Dernier loyer acquitté par le précédent locataire : ${euros(rent - 2200)}. Il est révisé chaque année au 1er janvier selon l'indice de référence des loyers (2e trimestre 2026 : 146,68).`,
        ],
        [
          '',
          'B. Charges récupérables : provisions avec régularisation annuelle. C. Modalités de paiement : d’avance, le 5 de chaque mois, entre les mains du mandataire.',
        ],
      ],
      56,
    )
    const after = flow(
      [
        [
          '',
          `V. Dépôt de garantie : ${euros(rent)}. VI. Honoraires de location à la charge du locataire : ${euros(paper.between(220, 610) * 100)}. VII. Clause résolutoire : à défaut de paiement, le contrat est résilié de plein droit deux mois après un commandement demeuré infructueux.`,
        ],
        [
          '',
          `Fait à ${flat.city}, le ${paper.put('document_date', signed, longDate(signed, 'fr'))}, en ${tenants.length + 2} exemplaires originaux.`,
        ],
      ],
      money.y + 82,
    )
    return [
      page([
        text(297, 64, 'CONTRAT DE LOCATION', { size: 17, face: 'serif-bold', align: 'middle' }),
        text(297, 82, 'Logement nu à usage de résidence principale', { size: 11, face: 'serif', align: 'middle' }),
        text(
          297,
          97,
          '(Soumis au titre Ier de la loi n° 89-462 du 6 juillet 1989 – bail type annexé au décret n° 2015-587 du 29 mai 2015)',
          { size: 7.5, face: 'serif', align: 'middle' },
        ),
        text(60, 122, `Mandat n° ${paper.code('G-####')}   Lot ${paper.between(2, 60)}`, { size: 8, face: 'serif' }),
        ...first.marks,
        text(535, 800, 'Paraphes : ........   1/2', { size: 8, align: 'right' }),
      ]),
      page([
        ...money.marks,
        ...rows(
          [90, -420],
          [
            ['Montant du loyer mensuel', euros(rent)],
            ['Provisions sur charges', euros(charges)],
            ['Total mensuel à payer', euros(rent + charges)],
          ],
          { y: money.y + 16, leading: 18, rule: '#999999', size: 9.5, face: 'serif' },
        ),
        ...after.marks,
        text(80, after.y + 30, isFirm ? 'Pour le bailleur, le mandataire' : 'Le bailleur', {
          size: 9.5,
          face: 'serif',
        }),
        text(
          340,
          after.y + 30,
          tenants.length > 1 ? 'Les locataires, « lu et approuvé »' : 'Le locataire, « lu et approuvé »',
          { size: 9.5, face: 'serif' },
        ),
        ...signature(80, after.y + 46, 0.5, 0),
        ...signature(340, after.y + 46, 0.5, 1),
        text(535, 800, 'Paraphes : ........   2/2', { size: 8, align: 'right' }),
      ]),
    ]
  },
}
