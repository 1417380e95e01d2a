import { addDays, addYears } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { euros, frenchDates, openLedger } from '../forms.ts'
import { emblem, families, inks, initialsOf, openPage } from '../page.ts'
import { home, homeLines, nameOf, someone } from '../people.ts'

const lenders = [
  'Crédit Foncier du Maine SA',
  'Sofidal Financement',
  'Banque Lemercier & Fils',
  'Caisse Fédérale du Ponant',
  'Crédit Populaire de Touraine',
  'Compagnie de Prêts aux Ménages SA',
]

/** A French loan letter: a situation or a repayment table; capital due, instalment and rate in sentences or in a frame. */
export const pretFrance: UnseenLayout = {
  name: 'pret-france',
  docType: 'loan_statement',
  country: 'FR',
  form: 'page',
  draw(paper) {
    const ledger = openLedger(paper, paper.pick(frenchDates), paper.pick(euros))
    const { plain, day } = ledger
    const ink = paper.pick(inks)
    const page = openPage('a4', paper.pick(families))
    const issuer = paper.put('issuer_name', paper.pick(lenders))
    const dated = addDays(paper.today, -paper.between(2, 200))
    const isFoot = paper.chance(0.5)
    emblem(paper, page, { x: 40, y: 26, size: 44, ink }, initialsOf(issuer))
    if (!isFoot) page.t(94, 52, issuer, { size: 12, bold: true, color: ink })
    const form = paper.pick(['surnameFirst', 'surnameCaps', 'capitals', 'plain'] as const)
    const people = paper.chance(0.4) ? [someone(paper, 'FR', 'M'), someone(paper, 'FR', 'F')] : [someone(paper, 'FR')]
    const names = people.map((one) => nameOf(one, form))
    const first = people[0] ?? someone(paper, 'FR')
    const title =
      people.length > 1 ? '' : paper.pick(first.sex === 'F' ? ['Madame ', 'MME ', ''] : ['Monsieur ', 'M. ', ''])
    page.t(320, 126, `${title}${paper.put('document_holder_name', names.join('; '), names.join(' et '))}`, {
      size: 9.5,
      within: 240,
    })
    page.col(320, 139, 13, ledger.address('address', homeLines(paper, home(paper, 'FR'), 'FR')), { size: 9.5 })
    const date = ledger.date('document_date', dated)
    page.t(
      paper.pick([320, 40]),
      204,
      paper.pick([
        `${paper.pick(['Tours', 'Lyon', 'Le Mans'])}, le ${date}`,
        `Le ${date}`,
        `Situation au ${date}`,
        `Édité le ${date}`,
      ]),
    )
    page.t(
      40,
      232,
      paper.pick([
        'Situation de votre prêt immobilier',
        'TABLEAU D’AMORTISSEMENT',
        'Relevé annuel de votre crédit',
        'État de situation de prêt',
        'Information annuelle - crédit à la consommation',
      ]),
      { size: 13, bold: true, color: ink },
    )
    const rate = (paper.between(89, 520) / 100).toFixed(2)
    const capital = paper.between(40, 3_200) * 10_000
    const payment = Math.round(capital * 0.0071)
    const matures = addYears(addDays(dated, -paper.between(0, 200)), paper.between(3, 22))
    const account = paper.put(
      'account_number',
      paper.code(paper.pick(['########### ##', '0####-#######', 'P#######', '## ### ### ###'])),
    )
    const shown = `${paper.put('interest_rate', String(Number(rate)), rate.replace('.', ','))} %`
    const rest = ledger.money('closing_balance', capital)
    const monthly = ledger.money('payment_amount', payment)
    const last = ledger.date('maturity_date', matures)
    const facts: [string, string][] = [
      [paper.pick(['N° de prêt', 'Référence du prêt', 'Numéro de contrat', 'Dossier n°', 'N° de crédit']), account],
      [paper.pick(['Taux nominal', 'Taux débiteur fixe', 'Taux annuel', 'Taux d’intérêt']), shown],
      [paper.pick(['Capital restant dû', 'Restant dû', 'Capital à rembourser', 'CRD après échéance']), rest],
      [paper.pick(['Échéance', 'Montant de l’échéance', 'Mensualité', 'Mensualité assurance comprise']), monthly],
      [paper.pick(['Date de fin', 'Dernière échéance', 'Terme du prêt', 'Fin de prêt prévue le']), last],
      ['Montant initial', plain(Math.round(capital * 1.4))],
    ]
    if (paper.chance(0.35)) {
      page.para(
        40,
        262,
        515,
        `${first.sex === 'F' ? 'Madame' : 'Monsieur'} ${first.surname}, vous avez souscrit le prêt n° ${account} d’un montant de ${plain(Math.round(capital * 1.4))} au taux de ${shown}. À ce jour, le capital restant dû s’élève à ${rest}. Vos mensualités sont de ${monthly} et la dernière sera prélevée le ${last}.`,
        { size: 10 },
      )
    } else if (paper.chance(0.5))
      facts.forEach(([label, value], index) =>
        page.cell([40 + (index % 3) * 172, 246 + Math.floor(index / 3) * 34, 172, 34], label, value, { size: 10 }),
      )
    else facts.forEach(([label, value], index) => page.pair(40, 360, 258 + index * 13, label, value))
    const rows = Array.from({ length: paper.between(4, 9) }, (_, index) => {
      const left = capital - index * Math.round(payment * 0.7)
      return [
        String(index + 31),
        day(addDays(dated, 20 + index * 30)),
        plain(payment),
        plain(Math.round(payment * 0.3)),
        plain(Math.round(payment * 0.7)),
        plain(left - Math.round(payment * 0.7)),
      ]
    })
    const bottom = page.grid(
      {
        x: 40,
        y: 350,
        widths: [40, 90, 95, 95, 95, 100],
        right: [2, 3, 4, 5],
        leading: 15,
        rules: paper.pick(['all', 'rows', 'none']),
      },
      [['N°', 'Date', 'Échéance', 'Intérêts', 'Capital', 'Restant dû'], ...rows],
    )
    page.para(
      40,
      bottom + 26,
      515,
      `Coût total restant du crédit et assurance communiqués à titre indicatif. Un crédit vous engage et doit être remboursé. Votre chargée de clientèle : ${nameOf(someone(paper, 'FR'), 'plain')} - ${paper.code('02 4# ## ## ##')}.`,
      { size: 7.6 },
    )
    page.t(
      297,
      812,
      `${isFoot ? issuer : 'Établissement de crédit'}, ${paper.pick(['société anonyme', 'SA à directoire'])} au capital de ${paper.between(3, 80)} 000 000 €, ${paper.between(1, 90)} quai Malakoff, 44000 Nantes - ORIAS ${paper.code('0# ### ###')}`,
      { size: 6.2, align: 'middle', within: 520 },
    )
    return [page.sheet()]
  },
}
