import { addDays } from '../../../../calendar.ts'
import { box, line } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { employer, job } from '../companies.ts'
import { dollarsEnglish, dollarsFrench, englishDates, euros, frenchDates, quebecDates } from '../forms.ts'
import { emblem, families, inks, initialsOf, openPage } from '../page.ts'
import { home, homeLines, nameOf, someone } from '../people.ts'

/** A tradesman's estimate or invoice: looks like a bill, with a customer, a sum and a date, but for work on a house. */
export const tradeQuote: UnseenLayout = {
  name: 'trade-quote',
  docType: 'other',
  country: 'CA',
  form: 'page',
  draw(paper) {
    const [day, money] = [paper.pick(englishDates), paper.pick(dollarsEnglish)]
    const page = openPage('letter', paper.pick(families))
    const company = employer(paper, 'CA')
    const at = addDays(paper.today, -paper.between(1, 90))
    emblem(paper, page, { x: 40, y: 26, size: 44, ink: paper.pick(inks) }, initialsOf(company))
    page.t(94, 50, company, { bold: true, size: 13, within: 230 })
    page.t(572, 50, paper.pick(['ESTIMATE', 'INVOICE', 'QUOTE', 'WORK ORDER', 'ORDER CONFIRMATION', 'DELIVERY NOTE']), {
      size: 18,
      bold: true,
      align: 'right',
    })
    page.col(40, 110, 12, [
      paper.pick(['Bill to', 'Customer', 'Prepared for']),
      nameOf(someone(paper, 'CA'), 'plain'),
      ...homeLines(paper, home(paper, 'CA'), 'CA'),
    ])
    page.col(380, 110, 13, [
      `Date: ${day(at)}`,
      `No. ${paper.code('Q-####')}`,
      `${paper.pick(['Valid until', 'Due', 'Ship by'])}: ${day(addDays(at, 30))}`,
      `Rep: ${nameOf(someone(paper, 'CA'), 'plain')}`,
    ])
    const rows = [
      'Remove old shingles',
      'Ice and water shield, 2 rolls',
      'Labour, 3 men',
      'Disposal bin 14 yd',
      'Eavestrough 5 in. white',
    ]
      .filter(() => paper.chance(0.8))
      .map((label) => ({ label, cents: paper.between(9_000, 300_000) }))
    const sum = rows.reduce((total, { cents }) => total + cents, 0)
    const bottom = page.grid(
      {
        x: 40,
        y: 200,
        widths: [330, 70, 132],
        right: [1, 2],
        leading: 18,
        size: 8.6,
        rules: paper.pick(['all', 'rows', 'none']),
      },
      [
        ['Description', 'Qty', 'Amount'],
        ...rows.map(({ label, cents }) => [label, '1', money(cents)]),
        ['Subtotal', '', money(sum)],
        ['HST', '', money(Math.round(sum * 0.13))],
        [paper.pick(['Total', 'Amount due', 'Grand total']), '', money(Math.round(sum * 1.13))],
      ],
    )
    page.para(
      40,
      bottom + 30,
      532,
      'Two-year warranty on workmanship. A deposit of 30% is required on acceptance. Thank you for your business!',
      { size: 8 },
    )
    return [page.sheet()]
  },
}

/** A bank's offer of a card or a loan, addressed to a person by name, with a limit and a rate but no account. */
export const bankOffer: UnseenLayout = {
  name: 'bank-offer',
  docType: 'other',
  country: 'QC',
  form: 'page',
  draw(paper) {
    const [day, money] = [paper.pick(quebecDates), paper.pick(dollarsFrench.slice(0, 3))]
    const ink = paper.pick(inks)
    const page = openPage('letter', paper.pick(families))
    const bank = paper.pick([
      'Banque du Grand-Littoral',
      'Crédit Trois-Pistoles inc.',
      'Caisse Horizon de Bellerive',
      'Banque Outaouaise du Canada',
    ])
    const person = someone(paper, 'QC')
    emblem(paper, page, { x: paper.pick([40, 528]), y: 24, size: 44, ink }, initialsOf(bank))
    page.col(50, 118, 12, [
      nameOf(person, paper.pick(['plain', 'capitals'])),
      ...homeLines(paper, home(paper, 'QC'), 'QC'),
    ])
    page.add(box(40, 190, 532, 70, { fill: ink, opacity: 0.15 }))
    page.t(
      306,
      232,
      paper.pick([
        'Vous êtes préapprouvé!',
        'Obtenez 500 $ en prime',
        'Une offre pour vous',
        'Transférez votre solde à 0,99 %',
        'Votre prochaine maison vous attend',
      ]),
      { size: 20, bold: true, align: 'middle', color: ink },
    )
    page.para(
      50,
      290,
      510,
      `Bonjour ${person.given}, ${paper.pick(['à titre de client privilégié', 'parce que vous le méritez'])}, vous pourriez obtenir une limite de crédit allant jusqu’à ${money(paper.between(3, 20) * 100_000)} au taux annuel de ${paper.between(8, 20)},99 %. Cette offre prend fin le ${day(addDays(paper.today, paper.between(10, 60)))}. Faites votre demande en ligne avec le code ${paper.code('@@##-####')} ou passez en succursale.`,
      { size: 10.5 },
    )
    page.para(
      50,
      380,
      510,
      'Sous réserve de l’approbation du crédit. Exemple : un solde de 1 000,00 $ pendant 30 jours entraîne des intérêts de 16,43 $. Aucun relevé n’est émis avant l’ouverture du compte. Pour ne plus recevoir d’offres, écrivez-nous.',
      { size: 7.5 },
    )
    page.t(50, 460, `${nameOf(someone(paper, 'QC'), 'plain')}, vice-présidence Marketing`, { size: 9 })
    page.t(50, 762, `${bank}. Tous droits réservés.`, { size: 7 })
    return [page.sheet()]
  },
}

/** A French simulation or offer that has the look of a payslip, a medical statement or a mutual's reimbursement. */
export const careRefund: UnseenLayout = {
  name: 'care-refund',
  docType: 'other',
  country: 'FR',
  form: 'page',
  draw(paper) {
    const [day, money] = [paper.pick(frenchDates), paper.pick(euros)]
    const page = openPage('a4', paper.pick(families))
    const person = someone(paper, 'FR')
    const isCare = paper.chance(0.5)
    const at = addDays(paper.today, -paper.between(2, 150))
    emblem(paper, page, { x: 40, y: 26, size: 42, ink: paper.pick(inks) }, isCare ? 'MS' : 'SP')
    page.t(
      94,
      52,
      isCare
        ? paper.pick(['Mutuelle Santé des Cévennes', 'Prévoyance du Rail'])
        : paper.pick(['Estimateur de salaire', 'Simulateur embauche']),
      { size: 13, bold: true },
    )
    page.col(330, 128, 13, [nameOf(person, 'surnameFirst'), ...homeLines(paper, home(paper, 'FR'), 'FR')])
    page.t(
      40,
      216,
      isCare
        ? paper.pick(['Décompte de remboursement', 'Relevé de prestations santé', 'Compte rendu de vos soins'])
        : paper.pick([
            'Simulation - ne vaut pas bulletin de paie',
            'Devis de salaire',
            'Promesse d’embauche : estimation',
          ]),
      { size: 14, bold: true },
    )
    page.t(
      40,
      232,
      `${isCare ? 'N° adhérent' : 'Poste'} ${isCare ? paper.code('########') : job(paper, 'FR')} - le ${day(at)}`,
    )
    const labels = isCare
      ? ['Consultation Dr Morin', 'Pharmacie 65 %', 'Monture et verres', 'Détartrage', 'Kinésithérapie']
      : ['Salaire brut mensuel estimé', 'Cotisations salariales estimées', 'Net estimé avant impôt', 'Coût employeur']
    const rows = labels
      .filter(() => paper.chance(0.85))
      .map((label, index) => [
        day(addDays(at, -index * 6)),
        label,
        money(paper.between(900, 40_000)),
        money(paper.between(300, 9_000)),
      ])
    page.grid(
      {
        x: 40,
        y: 250,
        widths: [90, 245, 90, 90],
        right: [2, 3],
        leading: 17,
        size: 8.2,
        rules: paper.pick(['all', 'rows', 'none']),
      },
      [['Date', 'Libellé', isCare ? 'Dépense' : 'Montant', isCare ? 'Remboursé' : 'Variation'], ...rows],
    )
    page.para(
      40,
      420,
      515,
      isCare
        ? 'Les remboursements sont virés sur votre compte bancaire. Ce décompte est à conserver deux ans.'
        : 'Les montants sont indicatifs et ne constituent pas un engagement de l’employeur.',
      { size: 8 },
    )
    return [page.sheet()]
  },
}

/** A notice of a delivery, an order on the Web, a parking fine or a ticket, with addresses, numbers and a sum. */
export const parcelFine: UnseenLayout = {
  name: 'parcel-fine',
  docType: 'other',
  country: 'CA',
  form: 'page',
  draw(paper) {
    const [day, money] = [paper.pick(englishDates), paper.pick(dollarsEnglish.slice(0, 3))]
    const page = openPage('letter', paper.pick([...families, 'mono']))
    const person = nameOf(someone(paper, 'CA'), paper.pick(['plain', 'capitals', 'commaCaps']))
    const kind = paper.between(0, 3)
    const titles = [
      'SHIPPING LABEL - EXPEDITED',
      'PARKING INFRACTION NOTICE',
      'Order confirmation',
      'E-TICKET ITINERARY / RECEIPT',
    ]
    const facts = [
      ['Ship to', 'Tracking no.', 'Weight', 'From'],
      ['Plate no.', 'Officer no.', 'Offence date', 'Set fine'],
      ['Order no.', 'Placed on', 'Total paid', 'Card ending'],
      ['Passenger', 'Booking reference', 'Departs', 'Fare'],
    ]
    page.t(60, 60, titles[kind] ?? '', { size: 17, bold: true })
    page.add(box(50, 36, 512, 330, { stroke: '#222', strokeWidth: 1.4 }), line(50, 76, 562, 76))
    page.col(64, 104, 15, [person, ...homeLines(paper, home(paper, 'CA'), 'CA', true)], { size: 11 })
    const values = [
      paper.code('@@## ####'),
      paper.code('#### #### ####'),
      day(addDays(paper.today, -paper.between(1, 40))),
      money(paper.between(1_500, 60_000)),
    ]
    ;(facts[kind] ?? []).forEach((label, index) =>
      page.cell([60 + (index % 2) * 246, 190 + Math.floor(index / 2) * 44, 240, 40], label, values[index] ?? '', {
        size: 11,
      }),
    )
    for (let bar = 0; bar < 70; bar += 1)
      if (paper.chance(0.6)) page.add(box(70 + bar * 6, 300, paper.between(1, 5), 44, { fill: '#111' }))
    page.para(
      60,
      400,
      500,
      paper.pick([
        'Keep this part for your records. Unpaid fines may be added to your plate renewal.',
        'Thank you for shopping with us! Returns within 30 days.',
        'Please be at the gate 30 minutes before departure. No refunds.',
        `Sender: ${employer(paper, 'CA')}, Unit 4, Dock 12.`,
      ]),
      { size: 9 },
    )
    return [page.sheet()]
  },
}
