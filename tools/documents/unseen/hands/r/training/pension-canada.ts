import { addDays } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { dollarsEnglish, dollarsFrench, englishDates, openLedger, quebecDates } from '../forms.ts'
import { emblem, families, inks, initialsOf, openPage } from '../page.ts'
import { home, homeLines, nameOf, someone, titleOf } from '../people.ts'

const plans = {
  CA: [
    'Great Plains Teachers’ Pension Board',
    'Upper Canada Municipal Retirement System',
    'Pembina Steelworkers Pension Trust',
    'Seaway Hospital Employees’ Pension Plan',
    'Dominion Rail Pensioners Fund',
  ],
  QC: [
    'Caisse de retraite des employés de Bellerive',
    'Régime de retraite de l’Énergie Boréale',
    'Fonds de pension des métallos de Sorel-Est',
    'Retraite Fleuve-Québec',
    'Régie des rentes coopératives du Nord',
  ],
} as const

/** A pensioner's statement of Canada: an indexing letter with the amounts in sentences, or a deposit notice with a table. */
export const pensionCanada: UnseenLayout = {
  name: 'pension-canada',
  docType: 'pension_statement',
  country: 'CA',
  form: 'page',
  draw(paper) {
    const isFrench = paper.chance(0.45)
    const region = isFrench ? 'QC' : 'CA'
    const say = (english: readonly string[], french: readonly string[]): string =>
      paper.pick(isFrench ? french : english)
    const ledger = openLedger(
      paper,
      paper.pick(isFrench ? quebecDates : englishDates),
      paper.pick(isFrench ? dollarsFrench.slice(0, 3) : dollarsEnglish.slice(0, 4)),
    )
    const { plain, day } = ledger
    const ink = paper.pick(inks)
    const page = openPage('letter', paper.pick(families))
    const issuer = paper.put('issuer_name', paper.pick(plans[region]))
    const dated = addDays(paper.today, -paper.between(3, 280))
    const place = paper.between(0, 2)
    emblem(paper, page, { x: 40, y: 24, size: 44, ink }, initialsOf(issuer))
    if (place === 0) page.t(94, 50, issuer, { size: 12.5, bold: true, color: ink })
    const holder = someone(paper, region)
    const title = titleOf(paper, holder, region)
    page.t(
      52,
      118,
      `${title}${paper.put('document_holder_name', nameOf(holder, paper.pick(['plain', 'capitals', 'initial', 'commaCaps', 'surnameCaps'])))}`,
    )
    page.col(52, 130, 12, homeLines(paper, home(paper, region), region))
    const date = ledger.date('document_date', dated)
    const monthly = paper.between(60_000, 480_000)
    const annual = monthly * 12
    const tax = Math.round(monthly * 0.14)
    const [month, year] = [ledger.money('monthly_amount', monthly), ledger.money('annual_income', annual)]
    const member = paper.code(paper.pick(['P-######', '##-####-#', '00######']))
    if (paper.chance(0.45)) {
      page.t(paper.pick([52, 400]), 200, date)
      page.t(
        52,
        226,
        say(
          ['Re: Your pension for the coming year', 'Subject: Pension increase', 'Confirmation of pension income'],
          [
            'Objet : Votre rente de retraite',
            'Objet : Indexation de votre rente',
            'Objet : Confirmation de revenu de retraite',
          ],
        ),
        { bold: true },
      )
      page.t(
        52,
        246,
        isFrench
          ? `${holder.sex === 'F' ? 'Madame' : 'Monsieur'} ${holder.surname},`
          : `Dear ${holder.sex === 'F' ? 'Ms.' : 'Mr.'} ${holder.surname},`,
      )
      const next = day(addDays(dated, 24))
      page.para(
        52,
        268,
        500,
        isFrench
          ? paper.pick([
              `Nous confirmons que vous recevez de ${issuer} une rente mensuelle de ${month}, soit ${year} par année, avant impôt. Le prochain versement aura lieu le ${next}.`,
              `Votre rente a été indexée de 2,1 %. Le montant mensuel est maintenant de ${month} et le montant annuel de ${year}, avant retenues.`,
            ])
          : paper.pick([
              `This will confirm that you receive a monthly pension of ${month}, or ${year} per year before tax. Your next payment is on ${next}.`,
              `Your pension has been adjusted by 2.1% for the cost of living. The new gross monthly amount is ${month}; your annual pension is ${year}.`,
            ]),
        { size: 9.6 },
      )
      page.para(
        52,
        340,
        500,
        say(
          ['Payments continue for your lifetime. A survivor pension of 60% is payable to your spouse.'],
          ['La rente est payable votre vie durant. Une rente de conjoint survivant de 60 % est prévue.'],
        ) + ` (${nameOf(someone(paper, region), 'plain')})`,
        { size: 9.6 },
      )
      page.col(52, 400, 13, [
        say(['Sincerely,', 'Yours truly,'], ['Veuillez agréer nos salutations distinguées.']),
        '',
        nameOf(someone(paper, region), 'plain'),
        say(
          ['Pension Benefits Administrator', 'Manager, Member Services'],
          ['Agente aux prestations', 'Service aux retraités'],
        ),
        ...(place === 1 ? [issuer] : []),
      ])
    } else {
      page.t(
        572,
        96,
        say(
          ['Pension statement', 'STATEMENT OF PENSION PAYMENT', 'Deposit notice', 'Pensioner pay advice'],
          ['Relevé de rente', 'RELEVÉ DE PENSION', 'Avis de dépôt de rente', 'État des prestations'],
        ),
        { size: 13, bold: true, align: 'right', color: ink },
      )
      ;[
        [
          say(
            ['Statement date', 'Date', 'Issued', 'Payment date'],
            ['Date du relevé', 'Date', 'Émis le', 'Date de versement'],
          ),
          date,
        ],
        [say(['Member no.', 'Pensioner ID'], ['No de participant', 'Matricule']), member],
        [say(['Plan registration'], ['No du régime']), paper.code('0######')],
      ].forEach(([label = '', value = ''], index) => page.pair(330, 572, 118 + index * 14, label, value))
      page.grid(
        {
          x: 40,
          y: 206,
          widths: [300, 116, 116],
          right: [1, 2],
          leading: 18,
          size: 8.6,
          rules: paper.pick(['all', 'rows', 'none']),
        },
        [
          [
            '',
            say(['Monthly', 'This payment'], ['Mensuel', 'Ce versement']),
            say(['Annual', 'Yearly'], ['Annuel', 'Par année']),
          ],
          [
            say(
              ['Gross pension', 'Monthly pension', 'Lifetime pension', 'Basic pension'],
              ['Rente brute', 'Rente mensuelle', 'Rente viagère', 'Rente de base'],
            ),
            month,
            year,
          ],
          [say(['Income tax', 'Federal tax'], ['Impôt', 'Impôts retenus']), plain(tax), plain(tax * 12)],
          [
            say(['Deposited', 'Net deposit'], ['Déposé', 'Dépôt net']),
            plain(monthly - tax),
            plain((monthly - tax) * 12),
          ],
        ],
      )
    }
    if (place > 0)
      page.t(
        40,
        762,
        `${issuer}  -  ${paper.pick(['200-40 King St W', '1000, rue de la Gauchetière', '77 Portage Ave'])}  -  ${paper.code('1 888 555-01##')}`,
        { size: 7 },
      )
    return [page.sheet()]
  },
}
