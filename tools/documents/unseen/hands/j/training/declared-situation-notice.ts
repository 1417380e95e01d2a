import { line, text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { addressee, cell, day, page, pairs, rows } from '../draw.ts'
import { somebody } from '../people.ts'

/** The one-page notice of the declared situation, as people print it from the tax portal: no tax to pay, two columns of declarants. */
export const declaredSituationNotice: UnseenLayout = {
  name: 'declared-situation-notice',
  docType: 'notice_of_assessment',
  country: 'FR',
  form: 'page',
  draw(paper) {
    const year = paper.pick([2022, 2023, 2024, 2025])
    const [salary, pension] = [paper.between(7_200, 24_000), paper.pick([0, 0, paper.between(900, 5_000)])]
    const net = salary - Math.round(salary * 0.1) + pension - Math.round(pension * 0.1)
    const isEuro = paper.chance(0.5)
    const show = (whole: number) => `${String(whole).replace(/\B(?=(\d{3})+$)/g, '\u00a0')}${isEuro ? ' €' : ''}`
    const rest = paper.chance(0.6)
    const children = paper.between(0, 3)
    return [
      page(paper, [
        text(46, 42, 'Finances publiques', { size: 9, face: 'sans-bold', color: '#000091' }),
        text(46, 56, paper.put('issuer_name', paper.pick(['Direction générale des finances publiques', 'DGFiP'])), {
          size: 8.5,
          face: 'sans',
        }),
        ...rows(
          [46],
          [
            [`SIP ${paper.pick(['DE NANTES OUEST', 'TOULOUSE RANGUEIL', 'PARIS 11E'])}`],
            [paper.code('Tél. 02 ## ## ## ##')],
          ],
          { y: 68, leading: 11 },
          { size: 8 },
        ),
        text(550, 46, paper.pick(['AVIS DE SITUATION DÉCLARATIVE', 'Avis de situation déclarative à l’impôt']), {
          size: 13,
          face: 'sans-bold',
          color: '#000091',
          align: 'right',
        }),
        text(
          550,
          62,
          `${paper.pick(['Impôt sur le revenu', 'Avis établi à partir des éléments déclarés'])} - revenus ${paper.put('tax_year', String(year))}`,
          { size: 9.5, align: 'right' },
        ),
        ...addressee(paper, somebody(paper), { x: 46, y: 120, leading: 13 }, { size: 10, face: 'sans' }),
        ...cell({ x: 330, y: 106, width: 220, height: 26 }, 'NUMÉRO FISCAL', paper.code('1# ## ### ### ###'), {
          face: 'mono',
        }),
        ...cell(
          { x: 330, y: 132, width: 220, height: 26 },
          'RÉFÉRENCE DE L’AVIS',
          paper.code(`${(year + 1) % 100} 44 A###### ##`),
          { face: 'mono' },
        ),
        ...cell(
          { x: 330, y: 158, width: 220, height: 26 },
          paper.pick(['DATE D’ÉTABLISSEMENT', 'AVIS ÉTABLI LE']),
          day(
            paper,
            'document_date',
            `${year + 1}-${paper.pick(['04', '05', '06'])}-${paper.between(10, 28)}`,
            'slash',
          ),
          { face: 'mono' },
        ),
        line(46, 210, 550, 210, { stroke: '#000091' }),
        ...pairs(
          [
            ['Situation de famille', paper.pick(['Célibataire', 'Divorcé(e)', 'Veuf(ve)'])],
            ['Personnes à charge', String(children)],
            ['Nombre de parts', children === 0 ? '1' : `${1 + children / 2}`.replace('.', ',')],
          ],
          { x: 46, y: 232, leading: 15, gap: 160 },
          { size: 9.5, face: 'sans' },
        ),
        ...rows(
          [46, -420, -546],
          [
            ['Revenus déclarés', 'Déclarant 1', 'Total foyer'],
            ['Salaires et assimilés', show(salary), show(salary)],
            ...(pension > 0 ? [['Pensions, retraites', show(pension), show(pension)]] : []),
            ['Abattement spécial 10 %', show(-Math.round(salary * 0.1) - Math.round(pension * 0.1)), ''],
            [
              paper.pick(['Revenu brut global', 'Revenu brut global du foyer']),
              '',
              paper.put('total_income', `${net}.00`, show(net)),
            ],
            ['CSG déductible', '', '0'],
            [
              paper.pick(['Revenu imposable', 'Revenu net imposable']),
              '',
              paper.put('net_income', `${net}.00`, show(net)),
            ],
            ['Revenu fiscal de référence', '', show(net)],
          ],
          { y: 306, leading: 19 },
          { size: 9.5, face: 'sans' },
        ),
        ...(rest
          ? [
              text(46, 480, 'Au vu des éléments déclarés, vous n’êtes pas imposable. Vous n’avez rien à payer.', {
                size: 10,
                face: 'sans-bold',
              }),
            ]
          : []),
        ...rows(
          [46],
          [
            [
              'Cet avis, disponible dès la fin de la déclaration en ligne, justifie de vos revenus auprès des organismes tiers.',
            ],
            ['Authenticité vérifiable sur impots.gouv.fr/verifavis avec le numéro fiscal et la référence de l’avis.'],
            ['Ce document n’est pas un avis d’impôt. L’avis d’impôt vous sera adressé à l’été.'],
          ],
          { y: 520, leading: 14 },
          { size: 8.5 },
        ),
        text(550, 812, '1 / 1', { size: 7.5, align: 'right' }),
      ]),
    ]
  },
}
