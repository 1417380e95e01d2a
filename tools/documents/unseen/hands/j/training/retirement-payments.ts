import { addDays, parts } from '../../../../calendar.ts'
import { box, line, text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { addressee, dateText, day, euros, frame, logo, money, nir, page, pairs, rows } from '../draw.ts'
import { somebody } from '../people.ts'

/** A retirement fund's attestation of payments: months in a table, gross, withheld and net, a fiscal total below. */
export const retirementPayments: UnseenLayout = {
  name: 'retirement-payments',
  docType: 'pension_statement',
  country: 'FR',
  form: 'page',
  draw(paper) {
    const who = somebody(paper)
    const issued = addDays(paper.today, -paper.between(2, 200))
    const fund = paper.put(
      'issuer_name',
      paper.pick([
        'Assurance retraite du Ponant',
        'CARSAT Haute-Presqu’île',
        'Caisse de retraite Ircanto',
        'Agirca Retraite complémentaire',
      ]),
    )
    const gross = paper.between(42_000, 210_000)
    const held = Math.round(gross * 0.091)
    const tax = paper.pick([0, Math.round(gross * 0.021)])
    const net = gross - held - tax
    const isYear = paper.chance(0.55)
    const year = parts(issued).year - 1
    const columns = [70, -300, -380, -450, -525]
    const months = [
      'janvier',
      'février',
      'mars',
      'avril',
      'mai',
      'juin',
      'juillet',
      'août',
      'septembre',
      'octobre',
      'novembre',
      'décembre',
    ]
    const shown = isYear ? months : months.slice(0, 3)
    const top = 330
    const bottom = top + shown.length * 15
    return [
      page(paper, [
        ...logo(58, 32, 40, 'AR', '#00857c', 'disc'),
        text(108, 50, fund, { size: 12, face: 'sans-bold' }),
        text(108, 63, paper.pick(['Agence retraite - 35030 RENNES CEDEX 9', '39 60 (service gratuit + prix appel)']), {
          size: 8,
        }),
        ...addressee(paper, who, { x: 322, y: 128, leading: 13, isAddressRead: false }, { size: 10 }),
        ...pairs(
          [
            ['N° de sécurité sociale', nir(paper, who.sex, `${paper.between(1938, 1962)}-0${paper.between(1, 9)}-05`)],
            ['N° de retraite', paper.code('R ### ### ###')],
            ['Date d’effet', dateText(`${paper.between(2008, 2023)}-0${paper.between(1, 9)}-01`, 'long')],
          ],
          { x: 58, y: 132, leading: 13, gap: 108 },
          { size: 8.5 },
        ),
        text(
          322,
          210,
          `${paper.pick(['Le', 'Rennes, le', 'Document édité le'])} ${day(paper, 'document_date', issued, 'long')}`,
          { size: 9.5 },
        ),
        text(
          58,
          244,
          paper.pick(['ATTESTATION DE PAIEMENT', 'Relevé de vos paiements', 'Attestation de paiement de retraite']),
          { size: 14, face: 'sans-bold', color: '#00857c' },
        ),
        text(
          58,
          266,
          `${paper.pick(['Le montant net mensuel de votre retraite s’élève à', 'Votre retraite mensuelle nette :', 'Montant mensuel versé :'])} ${money(paper, 'monthly_amount', net)} €.`,
          { size: 10, face: 'sans' },
        ),
        text(58, 282, 'Elle est versée à terme échu, vers le 9 du mois suivant, sur votre compte bancaire.', {
          size: 8.5,
        }),
        box(58, top - 30, 477, 16, { fill: '#d9efed' }),
        ...frame(58, top - 30, 477, bottom - top + 40, [200, 306, 386, 456]),
        ...rows(
          columns,
          [['Échéance', 'Montant brut', 'CSG / CRDS', 'Impôt', 'Net versé']],
          { y: top - 19, leading: 0 },
          { size: 8.5, face: 'narrow-bold' },
        ),
        ...rows(
          columns,
          shown.map((month) => [
            `${month} ${year}`,
            euros(gross),
            euros(-held),
            tax === 0 ? '0,00' : euros(-tax),
            euros(net),
          ]),
          { y: top, leading: 15 },
          { size: 9 },
        ),
        line(58, bottom - 6, 535, bottom - 6),
        ...(isYear
          ? [
              text(
                58,
                bottom + 34,
                `${paper.pick(['Total versé pour l’année', 'Montant net annuel', 'Cumul net de l’année'])} ${year} :`,
                { size: 10, face: 'sans-bold' },
              ),
              text(525, bottom + 34, `${money(paper, 'annual_income', net * 12)} €`, {
                size: 10,
                face: 'sans-bold',
                align: 'right',
              }),
            ]
          : []),
        ...rows(
          [58],
          [
            ['Vous pouvez demander la rectification de ces données auprès du directeur de la caisse.'],
            [
              'La loi punit quiconque se rend coupable de fraude ou de fausse déclaration (articles L. 114-9, L. 114-13 du code de la sécurité sociale).',
            ],
          ],
          { y: bottom + 80, leading: 12 },
          { size: 7.5, color: '#555555' },
        ),
      ]),
    ]
  },
}
