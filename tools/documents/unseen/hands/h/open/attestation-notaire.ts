import { addDays, longDate } from '../../../../calendar.ts'
import { canonicalMoney } from '../../../../money.ts'
import { box, ellipse, line, text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { column, sheetOf, whole } from '../kit.ts'
import { crowd, somewhere } from '../people.ts'

const goods = [
  'un ensemble à usage d’habitation',
  'un appartement de type T4 formant le lot 27',
  'un terrain à bâtir',
  'un local commercial en rez-de-chaussée',
] as const

/** A French notary's attestation of a sale: an office column at the left, one long sentence of legal prose, a round stamp. */
export const attestationNotaire: UnseenLayout = {
  name: 'attestation-notaire',
  docType: 'source_of_funds_proof',
  country: 'FR',
  form: 'page',
  draw(paper) {
    const next = crowd(paper, 'FR')
    const [notary, seller, buyer, clerk, place] = [next(), next(), next(), next(), next()]
    const office = somewhere(paper, 'FR')
    const sold = addDays(paper.today, -paper.between(30, 700))
    const written = addDays(sold, paper.between(1, 28))
    const price = paper.between(96, 620) * 1000 + paper.pick([0, 500])
    const polite = (one: typeof seller) => (one.sex === 'F' ? 'Madame' : 'Monsieur')
    const full = (one: typeof seller) => `${one.given} ${one.surname.toUpperCase()}`
    const firm = `${notary.surname} & Morvan, notaires associés`
    const town = office.at(-1)?.slice(6) ?? ''
    const body = column(190, 128, 355, { size: 10.2, face: 'serif', leading: 15.4 })
    body.say('ATTESTATION', { size: 15, face: 'serif-bold', align: 'middle' })
    body.skip(18)
    body.say(`Je soussigné, Maître ${notary.given} ${notary.surname.toUpperCase()}, notaire à ${town},`)
    body.skip(10)
    body.say('CERTIFIE ET ATTESTE', { face: 'serif-bold' })
    body.skip(6)
    body.say(
      `qu’aux termes d’un acte reçu en mon étude le ${longDate(sold, 'fr')}, ${polite(seller)} ${paper.put('document_holder_name', full(seller))}, demeurant ${seller.lines.join(', ')}, a vendu à ${polite(buyer)} ${paper.put('counterparty_name', full(buyer))}, demeurant ${buyer.lines.join(', ')}, ${paper.pick(goods)} situé à ${place.lines.join(', ')}, cadastré section ${paper.code('@@')} numéro ${paper.between(12, 480)}.`,
    )
    body.skip(10)
    body.say(
      `Cette ${paper.put('origin', 'property_sale', 'vente')} a eu lieu moyennant le prix principal de ${paper.put('amount', canonicalMoney(price * 100), `${whole(price, ' ')},00 €`)}, payé comptant par la comptabilité de l’étude le jour de l’acte et viré au vendeur, le bien étant libre de toute inscription hypothécaire. Les frais d’acte sont restés à la charge de l’acquéreur.`,
    )
    body.skip(10)
    body.say(
      'En foi de quoi j’ai délivré la présente attestation au vendeur pour être produite à tout établissement bancaire qui en fera la demande.',
    )
    body.skip(18)
    body.say(`Fait à ${town},`)
    body.say(`le ${paper.put('document_date', written, longDate(written, 'fr'))}`)
    const y = body.bottom() + 40
    const side = [
      'ÉTUDE',
      notary.surname.toUpperCase(),
      '& MORVAN',
      '',
      ...office,
      '',
      'Tél. 02 00 55 01 37',
      'etude@morvan-notaires',
      '.example',
      '',
      'Dossier suivi par',
      `${clerk.given} ${clerk.surname}`,
      'Poste 214',
      '',
      'N/Réf.',
      paper.code('10#### /@@/@@/'),
      '',
      'RIB CDC sur demande',
      'Réception sur',
      'rendez-vous',
    ]
    return [
      sheetOf('a4', [
        box(0, 0, 150, 842, { fill: '#f4efe2' }),
        ellipse(75, 66, 26, 26, { stroke: '#97793b', strokeWidth: 1.6 }),
        text(75, 72, 'M', { size: 18, face: 'serif-bold', color: '#97793b', align: 'middle' }),
        ...side.map((row, index) =>
          text(16, 126 + index * 14, row, {
            size: index < 3 ? 10 : 8,
            face: index < 3 ? 'serif-bold' : 'serif',
            color: '#5b4a24',
          }),
        ),
        ...body.marks,
        ellipse(440, y + 20, 40, 40, { stroke: '#2b3f8c', strokeWidth: 1.6 }),
        text(440, y + 17, 'NOTAIRE', { size: 8, face: 'serif', align: 'middle', color: '#2b3f8c' }),
        text(440, y + 28, town, { size: 7, face: 'serif', align: 'middle', color: '#2b3f8c' }),
        line(190, 796, 545, 796, { strokeWidth: 0.4 }),
        text(
          367,
          808,
          `${paper.put('issuer_name', firm)} – SELARL titulaire d’un office notarial – Membre d’une association agréée`,
          { size: 6.6, align: 'middle' },
        ),
        text(367, 819, 'SPÉCIMEN', { size: 6.6, align: 'middle' }),
      ]),
    ]
  },
}
