import { addDays } from '../../../../calendar.ts'
import { text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { cells, grid, signLine } from '../blocks.ts'
import { add, need, openFlow, para, sheetsOf } from '../flow.ts'
import { company } from '../firms.ts'
import { crowd, listed, named } from '../people.ts'
import { address } from '../places.ts'
import { putDate } from '../wording.ts'

const kinds = [
  'Class A Common, Class B Common and Class C Preferred',
  'an unlimited number of Common shares',
  'Common and Preferred',
  'Class A, Class B, Class C and Class D',
  '100 Common shares without par value',
]

/** Canadian articles as a bilingual form with numbered boxes and first directors, or retyped by lawyers in clauses. */
export const articlesForm: UnseenLayout = {
  name: 'articles-form',
  docType: 'articles',
  country: 'CA',
  form: 'page',
  draw(paper) {
    const people = crowd(paper, 'CA', paper.between(2, 5))
    const [incorporator] = people.slice(-1)
    const flow = openFlow(paper, {
      size: 'letter',
      faces: ['sans', 'mono', 'narrow', 'serif'],
      letter: [8.5, 10],
      margin: [38, 62],
    })
    const legal = company(paper, 'CA').toUpperCase()
    const made = addDays(paper.today, -paper.between(40, 9000))
    const name = paper.put('legal_name', legal)
    const directors = listed(
      paper,
      'directors',
      people.slice(0, -1),
      paper.pick(['plain', 'upper', 'comma', 'upperLast']),
    )
    const share = paper.put('share_classes', paper.pick(kinds))
    const form = paper.pick(['yearSlash', 'enLong', 'enDash', 'iso'] as const)
    if (paper.chance(0.65)) {
      add(
        flow,
        text(flow.left, flow.y + 8, paper.pick(['Form 1', 'Formule 1', 'FORM 2']), { size: 9 }),
        text(flow.left, flow.y + 19, 'Business Corporations Act / Loi sur les sociétés par actions', { size: 7 }),
      )
      const [date, number] = [
        putDate(paper, 'incorporation_date', made, form),
        paper.put(
          'registration_number',
          paper.pick([paper.code('######-#'), paper.code('10000#####'), paper.code('20########')]),
        ),
      ]
      add(
        flow,
        text(
          flow.right - 150,
          flow.y + 8,
          paper.pick(['Corporation number / Numéro de la société', 'For Ministry use only – Corporation No.']),
          { size: 6 },
        ),
        text(flow.right - 150, flow.y + 20, number, { size: 11, face: 'mono-bold' }),
      )
      add(
        flow,
        text(
          flow.right - 150,
          flow.y + 32,
          paper.pick(['Certificate effective on / en vigueur le', 'Filed / Déposé', 'EFFECTIVE DATE']),
          { size: 6 },
        ),
        text(flow.right - 150, flow.y + 44, date, { size: 10, face: 'mono-bold' }),
      )
      flow.y += 54
      para(flow, paper.pick(['ARTICLES OF INCORPORATION / STATUTS CONSTITUTIFS', 'Articles of Incorporation']), {
        size: 14,
        bold: true,
        align: 'middle',
        after: 8,
      })
      cells(flow, [['1.  The name of the corporation is / Dénomination sociale de la société', name, 1]], {
        height: 36,
      })
      cells(
        flow,
        [
          [
            '2.  The address of the registered office / Adresse du siège social',
            address(paper, 'CA').join(', ').replace(/ {2}/, ' '),
            1,
          ],
        ],
        { height: 36 },
      )
      cells(
        flow,
        [
          ['3.  Number of directors / Nombre d’administrateurs', `${directors.length}  (minimum 1, maximum 10)`, 1],
          ['4. Fiscal year end', 'DEC 31', 1],
        ],
        { height: 34 },
      )
      if (paper.chance(0.6))
        grid(
          flow,
          [
            { title: '5.  First director(s) – name in full', share: 3 },
            { title: 'Address for service', share: 4 },
            { title: 'Resident Canadian', share: 1.2 },
          ],
          directors.map((one) => [one, address(paper, 'CA').join(', '), 'Yes / Oui']),
          { look: 'boxes' },
        )
      else
        for (const one of directors)
          cells(
            flow,
            [
              ['5.  First director / Premier administrateur', one, 2],
              ['Address', address(paper, 'CA').join(', ').replace(/ {2}/, ' '), 3],
            ],
            { height: 32 },
          )
      cells(flow, [['6.  Restrictions on the business / Limites imposées aux activités', 'None', 1]], { height: 30 })
      cells(
        flow,
        [
          [
            paper.pick([
              '7.  The classes and any maximum number of shares that the corporation is authorized to issue',
              '7. Catégories et nombre maximal d’actions / Classes of shares',
            ]),
            share,
            1,
          ],
        ],
        { height: 38 },
      )
      cells(
        flow,
        [
          [
            '8.  Restrictions on share transfers',
            'No shares shall be transferred without the consent of the directors.',
            1,
          ],
        ],
        { height: 34 },
      )
      need(flow, 60)
      flow.y = signLine(flow, [`Incorporator: ${incorporator === undefined ? '' : named(incorporator)}`], {
        x: flow.left,
        width: 200,
      })
      return sheetsOf(
        flow,
        [`${paper.code('IC 3###')} (20${paper.code('1#')}/0${paper.between(1, 9)})   SPECIMEN   {page}`],
        paper.pick(['left', 'right']),
      )
    }
    para(flow, name, { size: 14, bold: true, align: 'middle', after: 2 })
    para(flow, `(the “Company”) – Incorporation number ${paper.put('registration_number', paper.code('BC1######'))}`, {
      align: 'middle',
      after: 8,
    })
    para(flow, paper.pick(['ARTICLES', 'BY-LAW NO. 1', 'ARTICLES OF THE COMPANY']), {
      size: 12,
      bold: true,
      align: 'middle',
      after: 10,
    })
    para(
      flow,
      `${paper.pick(['Adopted by the directors on', 'Enacted', 'Effective as of'])} ${putDate(paper, 'document_date', made, 'enLong')}.`,
      { after: 8 },
    )
    const clauses = [
      '1.1  In these Articles, “board” means the directors of the Company for the time being and “Act” means the Business Corporations Act as amended.',
      `2.1  ${paper.pick(['The authorized share structure consists of', 'The Company is authorized to issue', 'Authorized capital:'])} ${share}.`,
      '2.2  Each shareholder is entitled, on request, to a share certificate stating the number and class of shares held.',
      `3.1  ${paper.pick(['The first directors are', 'The directors of the Company, until their successors are elected, are'])} ${directors.join(', ')}.`,
      '3.2  The quorum for the transaction of business by the board is a majority of the directors.',
      '4.1  The Company must indemnify each director and officer against all eligible penalties to which such person may be liable.',
      '5.1  Cheques shall be signed by such persons as the board may from time to time appoint.',
    ]
    for (const clause of clauses) para(flow, clause, { after: 10 })
    flow.y = signLine(flow, [directors[0] ?? '', 'Director'], {
      x: flow.left,
      width: 190,
      above: people[0] === undefined ? '' : named(people[0]),
    })
    return sheetsOf(flow, ['SPECIMEN – page {page}'], paper.pick(['left', 'middle', 'right']))
  },
}
