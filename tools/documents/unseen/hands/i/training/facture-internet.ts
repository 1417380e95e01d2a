import { addDays } from '../../../../calendar.ts'
import { line, shape } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { dateIn, moneyIn, number, putAddress, putDate, putMoney } from '../forms.ts'
import { openPage } from '../kit.ts'
import { home, issuer, nameIn, plainCapitals, somebody } from '../people.ts'
import { calendarMonth } from '../times.ts'

/** An internet and television bill of Québec: one narrow column of captions on the left, services on the right, window at the foot. */
export const factureInternet: UnseenLayout = {
  name: 'facture-internet',
  docType: 'telecom_bill',
  country: 'QC',
  form: 'page',
  draw(paper) {
    const page = openPage(paper, { face: paper.pick(['serif', 'narrow']), size: 7.8, french: true })
    const tone = paper.pick(['#0f6ab4', '#e3b100', '#222222'])
    const period = calendarMonth(paper)
    const billed = addDays(period.start, -paper.between(2, 9))
    const form = paper.pick(['30 septembre 2026', '30 sept. 2026', '2026-09-30', '30-09-2026'] as const)
    const isHinted = form === '30-09-2026'
    const money = paper.pick(['-1,00 $', '1,00 $ CR'] as const)
    const services = [
      [paper.pick(['Internet Fibre 400 illimité', 'Internet Hybride 120']), paper.between(5_500, 9_900)],
      [paper.pick(['Télé - 15 chaînes au choix', 'Location - terminal 4K']), paper.between(1_200, 5_200)],
      ['Téléphonie résidentielle', paper.between(1_500, 2_900)],
      ['Rabais multiservice', -paper.between(500, 1_500)],
    ] as const
    const sum = services.reduce((total, [, cents]) => total + cents, 0)
    const gst = Math.round(sum * 0.05)
    const qst = Math.round(sum * 0.09975)
    const before = paper.between(5_000, 16_000)
    const total = sum + gst + qst
    const company = paper.put('issuer_name', issuer(paper, 'internet'))
    page.draw(
      shape('M36 60 L66 26 L96 60 L84 60 L66 40 L48 60 Z', { fill: tone }),
      line(206, 90, 206, 560, { stroke: '#bbbbbb' }),
    )
    page.text(104, 52, company, { size: 13, bold: true })
    page.right(576, 52, paper.pick(['FACTURE', 'Votre facture', 'Relevé de compte']), { size: 13 })
    const due = dateIn(addDays(billed, 24), form)
    const facts: readonly (readonly [string, string])[] = [
      [
        paper.pick(['Numéro de compte', 'N° de compte', 'Compte']),
        number(paper, 'account_number', paper.pick(['#### ## ###', '8#########', '##-####-##'])),
      ],
      [
        `${paper.pick(['Date de facturation', 'Date de la facture', 'Facturé le', 'Date d’émission'])}${isHinted ? ' (jj-mm-aaaa)' : ''}`,
        putDate(paper, 'document_date', billed, form),
      ],
      ['Période de service', `${dateIn(period.start, form)} au`],
      ['', dateIn(period.end, form)],
      ['Échéance', due],
      [
        paper.pick(['Montant total dû', 'Total à payer', 'Solde à payer', 'Montant dû']),
        putMoney(paper, 'amount_due', total, money),
      ],
    ]
    facts.forEach(([caption, value], index) => {
      page.text(36, 104 + index * 34, caption, { size: 7.2, color: '#555555' })
      page.text(36, 118 + index * 34, value, { size: index === 5 ? 14 : 9.5, bold: true })
    })
    page.prose(
      36,
      330,
      155,
      `Paiement préautorisé : ce montant sera prélevé le ${due} du compte se terminant par ${paper.code('###')}.`,
      { size: 7 },
    )
    page.prose(
      36,
      390,
      155,
      'Nouveauté! Ajoutez le mobile à votre forfait et économisez 10 $ par mois pendant 24 mois. Certaines conditions s’appliquent.',
      { size: 7, color: tone === '#e3b100' ? '#7a5f00' : tone },
    )
    page.text(220, 104, 'Sommaire du compte', { bold: true, size: 9.5 })
    const after = page.pairs({ x: 220, right: 576, y: 120, leading: 13 }, [
      [paper.pick(['Solde précédent', 'Montant de la dernière facture']), moneyIn(before, money)],
      [`Paiement reçu ${dateIn(addDays(billed, -12), form)} - merci`, moneyIn(-before, money)],
      ['Solde reporté', moneyIn(0, money), true],
    ])
    const bottom = page.grid(
      [
        ['Services', 222],
        ['Montant', 574, 'right'],
      ],
      [
        ...services.map(([what, cents]) => [what, moneyIn(cents, money)]),
        ['Sous-total', moneyIn(sum, money)],
        [`TPS ${paper.code('R#########')}`, moneyIn(gst, money)],
        [`TVQ ${paper.code('10######## TQ0001')}`, moneyIn(qst, money)],
        [paper.pick(['Total des nouveaux frais', 'Total']), moneyIn(total, money)],
      ],
      { x: 220, y: after + 6, width: 356, leading: 15, ...(paper.chance(0.5) ? { shade: '#eeeeee' } : {}) },
    )
    page.prose(
      220,
      bottom + 24,
      350,
      'Frais de retard : 2 % par mois (26,82 % par an). Pour toute question : 1 888 555-0133 ou l’espace client. Vous pouvez porter plainte à la commission des services de télécommunication.',
      { size: 6.8 },
    )
    const who = somebody(paper, 'QC')
    page.rule(20, 580, 592)
    page.text(36, 594, 'Bordereau de paiement', { size: 7 })
    page.stack(
      paper.pick([60, 320]),
      640,
      12,
      [
        paper.put(
          'document_holder_name',
          paper.pick([plainCapitals(`${who.given} ${who.surname}`), nameIn(who, 'plain')]),
        ),
        ...putAddress(paper, home(paper, 'QC', paper.chance(0.5)).lines),
      ],
      { size: 9 },
    )
    return [page.sheet()]
  },
}
