import { box } from '../../../../drawing/sheet.ts'
import { moroccanAccount } from '../../../../samples/numbers.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { firms } from '../firms.ts'
import { putHolder } from '../holder.ts'
import { firmOf } from '../invent.ts'
import { day, emblem, ibanOf, initialsOf, openPage, recent } from '../kit.ts'
import { addressIn } from '../people.ts'

/** A Moroccan RIB: a certificate with a row of boxes, or a cheque crossed out above the same row. */
export const maRib: UnseenLayout = {
  name: 'ma-rib',
  docType: 'void_cheque',
  country: 'MA',
  form: 'page',
  draw(paper) {
    const page = openPage('a4', paper.pick(['sans', 'narrow', 'mono']))
    const { brand, legal, seat } = firmOf(paper, firms.maBank, 'ma bank')
    const ink = paper.pick(['#b5651d', '#9c1f2e', '#00523d', '#14213d'])
    const [bank, town, number, key] = moroccanAccount(paper)
    paper.put('institution_number', bank)
    paper.put('transit_number', town)
    paper.put('account_number', number)
    paper.put('issuer_name', legal)
    const { line } = putHolder(paper, 'MA', ['capitals', 'surname first', 'titled', 'comma', 'joint'], 'fr')
    const rows = addressIn(paper, 'MA')
    const cheque = paper.chance(0.4)
    let y = 60
    if (cheque) {
      page.add(
        box(40, 40, 515, 190, { fill: '#f4f8f2', stroke: ink }),
        ...emblem(paper, 52, 52, 30, ink, initialsOf(brand)),
      )
      page.stack(
        92,
        64,
        [
          legal,
          `Agence ${paper.pick(['Gauthier', 'Agdal', 'Ville nouvelle'])} - payable à ${paper.pick(['Casablanca', 'Rabat', 'Fès'])}`,
        ],
        { size: 8.5 },
      )
      page.say(540, 66, 'B.P.D.H. # ANNULÉ #', { size: 10, bold: true, align: 'right' })
      page.stack(
        52,
        110,
        ['Payez contre ce chèque non endossable', 'à l’ordre de ______________________________________'],
        { size: 8.5, leading: 18 },
      )
      page.stack(330, 160, [line, ...rows], { size: 8.8 })
      page.say(52, 176, `Chèque n° ${paper.code('#######')}  série ${paper.code('@@@')}`, { size: 8 })
      page.say(60, 222, paper.code('C0######C A### ###A'), { size: 10 })
      page.say(297, 140, 'ANNULÉ', { size: 44, color: '#c98686', align: 'middle' })
      y = 270
    } else {
      page.add(...emblem(paper, 50, 40, 40, ink, initialsOf(brand)))
      if (paper.chance(0.5)) page.say(100, 66, brand, { size: 14, bold: true, color: ink })
      y = 130
    }
    page.say(
      297,
      y,
      paper.pick(['RELEVÉ D’IDENTITÉ BANCAIRE', 'ATTESTATION DE RIB', 'Relevé d’Identité Bancaire (RIB)', 'R.I.B.']),
      { size: 14, bold: true, color: ink, align: 'middle' },
    )
    if (!cheque) {
      page.say(
        50,
        y + 34,
        `${paper.pick(['Titulaire du compte', 'Intitulé du compte', 'Nom du client', 'Nous certifions que le compte ci-dessous est ouvert au nom de'])} :`,
        { size: 8.5 },
      )
      page.stack(50, y + 52, [line, ...rows], { size: 10 })
      y += 60 + rows.length * 14
    }
    page.say(
      50,
      y + 34,
      `Domiciliation : agence ${paper.pick(['Casa Ghandi 0112', 'Rabat Chellah 0410', 'Oujda Mohammed V'])}`,
      { size: 8.8 },
    )
    y += 48
    const sizes = { size: 11, color: ink }
    page.cell(50, y, 80, 36, paper.pick(['Code banque', 'Banque', 'Code étab.']), bank, sizes)
    page.cell(130, y, 80, 36, paper.pick(['Code localité', 'Code guichet', 'Code ville', 'Localité']), town, sizes)
    page.cell(210, y, 220, 36, paper.pick(['N° de compte', 'Numéro de compte', 'Compte']), number, sizes)
    page.cell(430, y, 70, 36, paper.pick(['Clé RIB', 'Clé']), key, sizes)
    y += 62
    if (paper.chance(0.6)) {
      page.say(
        50,
        y,
        `${paper.pick(['RIB (24 positions)', 'RIB', 'Relevé complet'])} : ${paper.put('rib', paper.pick([`${bank} ${town} ${number} ${key}`, `${bank}${town}${number}${key}`]))}`,
        { size: 10 },
      )
      y += 20
    }
    if (paper.chance(0.5)) {
      page.say(
        50,
        y,
        `IBAN : ${paper.put('iban', ibanOf('MA', `${bank}${town}${number}${key}`))}     ${paper.pick(['BIC', 'Code SWIFT'])} : BMAAMAMC`,
        { size: 9 },
      )
      y += 20
    }
    page.wrap(
      50,
      y + 20,
      495,
      'Ce relevé est destiné à être remis, sur leur demande, à vos créanciers ou débiteurs appelés à faire inscrire des opérations à votre compte (virements, paiement de quittances). Son utilisation vous garantit le bon enregistrement des opérations.',
      { size: 8.2 },
    )
    page.say(380, y + 90, `Édité le ${day(recent(paper, 2, 90), 'DD/MM/YYYY')}`, { size: 8.5 })
    page.say(297, 800, `${legal} - ${seat}`, { size: 7, align: 'middle' })
    return [page.sheet()]
  },
}
