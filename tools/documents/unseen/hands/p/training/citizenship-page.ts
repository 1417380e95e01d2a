import { box, line, text } from '../../../../drawing/sheet.ts'
import { seal } from '../../../../drawing/security-print.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { caps, cells, dayIn, months, page, paragraph, say, signed } from '../kit.ts'
import { abroad, somebody, townOf } from '../people.ts'

/** A certificate of citizenship of Canada on letter paper, or a decree-like certificate in sentences. */
export const citizenshipPage: UnseenLayout = {
  name: 'citizenship-page',
  docType: 'citizenship_card',
  country: 'CA',
  form: 'page',
  draw(paper) {
    const who = somebody(paper, 'ca')
    const effective = dayIn(paper, '2009-02-01', '2026-06-30')
    const number = paper.pick([paper.code('@########'), paper.code('########'), paper.code('#######-@')])
    const frenchFirst = paper.chance(0.4)
    const bi = (en: string, fr: string) => (frenchFirst ? `${fr} / ${en}` : `${en} / ${fr}`)
    const form = paper.pick(['YYYY-MM-DD', 'D MON YYYY', 'MON D, YYYY', 'YYYY/MM/DD'])
    const day = (iso: string) => say(iso, form, form === 'D MON YYYY' ? months.french : months.english)
    const frame = [
      box(24, 24, 564, 744, { stroke: '#9b2d35', strokeWidth: 2 }),
      box(30, 30, 552, 732, { stroke: '#c99a3c', strokeWidth: 0.8 }),
    ]
    const head = [
      text(306, 74, paper.pick(['Canada', 'CANADA']), {
        size: 30,
        face: 'serif-bold',
        align: 'middle',
        color: '#9b2d35',
      }),
      text(306, 108, paper.pick(['Certificate of Canadian Citizenship', 'Citizenship Certificate']), {
        size: 17,
        face: 'serif-bold',
        align: 'middle',
      }),
      text(306, 130, 'Certificat de citoyenneté canadienne', { size: 17, face: 'serif-bold', align: 'middle' }),
    ]
    const foot = [
      ...seal(470, 640, 56, '#b8862f'),
      ...signed(paper, 90, 610, 0.7),
      line(80, 660, 290, 660),
      text(80, 672, bi('Minister', 'Le ministre'), { size: 8 }),
      text(306, 742, 'This certificate is not a travel document. / Ce certificat n’est pas un titre de voyage.', {
        size: 7.5,
        align: 'middle',
      }),
    ]
    const last = paper.chance(0.6) ? caps(who.last) : who.last
    const given = who.given.join(' ')
    const when = paper.put('date_of_birth', who.birth, day(who.birth))
    if (paper.chance(0.5)) {
      const cell = cells({
        where: paper.pick(['below', 'above', 'right'] as const),
        caption: 8.5,
        value: 13,
        ink: '#6a4a3a',
        face: paper.pick(['serif', 'narrow-bold'] as const),
      })
      const left = paper.chance(0.5)
      const x = left ? 80 : 150
      const rows = [
        ...cell(
          x,
          190,
          paper.pick([
            bi('Certificate number', 'Numéro du certificat'),
            bi('Certificate No.', 'N° du certificat'),
            bi('No.', 'N°'),
          ]),
          paper.put('id_number', number),
          400,
        ),
        ...cell(x, 240, bi('Family name', 'Nom de famille'), paper.put('last_name', last), 400),
        ...cell(x, 290, bi('Given name(s)', 'Prénom(s)'), paper.put('first_name', given), 400),
        ...cell(x, 340, bi('Date of birth', 'Date de naissance'), when, 400),
        ...cell(x, 390, bi('Gender', 'Sexe'), who.sex, 400),
        ...cell(x, 440, bi('Effective date of citizenship', 'Date d’entrée en vigueur'), day(effective), 400),
        ...cell(x, 490, bi('Client ID', 'ID client'), paper.code('##-####-####'), 400),
        ...(paper.chance(0.6)
          ? cell(x, 540, bi('Certificate issued', 'Certificat délivré le'), day(effective), 400)
          : []),
      ]
      return [page([...frame, ...head, ...rows, ...foot], 'letter', '#fdfaf2')]
    }
    const body = paragraph(
      80,
      210,
      450,
      paper.pick([
        `This is to certify that ${paper.put('first_name', given)} ${paper.put('last_name', last)}, born on ${when} at ${paper.pick(abroad)}, is a Canadian citizen under the provisions of the Citizenship Act and is entitled to all the rights, powers and privileges and subject to all the obligations, duties and liabilities to which a Canadian citizen is entitled or subject, as of ${day(effective)}.`,
        `La présente atteste que ${given} ${last}, dont la date de naissance est ${when}, est citoyen canadien aux termes des dispositions de la Loi sur la citoyenneté et, à ce titre, jouit des droits et assume les obligations qui en découlent depuis ${day(effective)}.`,
      ]),
      { size: 12.5, face: 'serif', leading: 21 },
    )
    const tail = [
      text(
        80,
        470,
        `${paper.pick(['Certificate No.', 'No.', 'N° de certificat :', 'Certificate no. / N° du certificat'])}  ${paper.put('id_number', number)}`,
        { size: 11, face: 'mono' },
      ),
      text(80, 494, `${paper.pick(['File', 'Dossier', 'Ref.'])} ${paper.code('@-#######')}   ${townOf(paper, 'ca')}`, {
        size: 9,
      }),
    ]
    return [page([...frame, ...head, ...body.marks, ...tail, ...foot], 'letter', '#fdfaf2')]
  },
}
