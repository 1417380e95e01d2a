import { box, line, text } from '../../../../drawing/sheet.ts'
import { seal } from '../../../../drawing/security-print.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { caps, dayIn, fit, months, page, paragraph, say, signed } from '../kit.ts'
import { somebody, townOf } from '../people.ts'

const ordinal = (day: number) => `${day}${day > 10 && day < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][day % 10] ?? 'th')}`

/** The short British certificate (name, sex, birth, district) or the certified copy of an entry in numbered boxes. */
export const birthEngland: UnseenLayout = {
  name: 'birth-england',
  docType: 'birth_certificate',
  country: 'GB',
  form: 'page',
  draw(paper) {
    const who = somebody(paper, 'gb', { born: [1956, 2024] })
    const registered = dayIn(paper, who.birth, `${Number(who.birth.slice(0, 4)) + 1}-02-01`)
    const town = townOf(paper, 'gb')
    const code = paper.pick(['BXCH', 'BXCF', 'WBXZ', 'B'])
    const number = `${code} ${paper.code('######')}`
    const form = paper.pick(['D MON YYYY', 'th MON YYYY', 'DD/MM/YYYY', 'MON D YYYY'])
    const day = (iso: string) => say(iso, form, months.english).replace(/^th/, ordinal(Number(iso.slice(8))))
    const given = who.given.join(' ')
    const surname = caps(who.last)
    const birthday = paper.put('date_of_birth', who.birth, day(who.birth))
    const entry = paper.put('registration_number', paper.pick([number, number, paper.code('###')]))
    const label = { size: 8, color: '#8c2f2f' } as const
    const value = { size: 12, face: paper.pick(['serif', 'mono', 'sans'] as const) } as const
    if (paper.chance(0.45)) {
      const rows: readonly (readonly [string, string])[] = [
        ['Name and Surname', `${paper.put('first_name', given)} ${paper.put('last_name', surname)}`],
        ['Sex', who.sex === 'F' ? 'Female' : 'Male'],
        ['Date of Birth', birthday],
        [paper.pick(['Place of Birth', 'Where born']), paper.put('place_of_birth', town)],
        ['Registration District', townOf(paper, 'gb')],
        ['Sub-district', townOf(paper, 'gb')],
      ]
      const gap = paper.between(34, 44)
      const marks = [
        text(298, 70, 'CERTIFICATE OF BIRTH', { size: 22, face: 'serif-bold', align: 'middle', color: '#8c2f2f' }),
        text(540, 44, entry, { size: 12, face: 'mono-bold', align: 'right', color: '#8c2f2f' }),
        text(298, 92, 'Issued under the Births and Deaths Registration Act', { size: 8, align: 'middle' }),
        ...rows.flatMap(([caption, content], index) => [
          text(70, 150 + index * gap, caption, { ...label, size: 10 }),
          fit(210, 150 + index * gap, content, 330, value),
          line(205, 154 + index * gap, 540, 154 + index * gap, { stroke: '#b9a9a0' }),
        ]),
        ...paragraph(
          70,
          170 + rows.length * gap,
          460,
          `I, ${paper.pick(['J. Ashby', 'M. Okafor', 'P. Trewin'])}, Superintendent Registrar for the above-named registration district, do hereby certify that the above particulars have been compiled from an entry in a register in my custody.`,
          { size: 9, face: 'serif' },
        ).marks,
        ...signed(paper, 90, 240 + rows.length * gap, 0.7),
        text(
          360,
          270 + rows.length * gap,
          `Date ${day(dayIn(paper, registered < '2001-01-01' ? '2001-01-01' : registered, '2026-09-30'))}`,
          { size: 10 },
        ),
        text(298, 800, 'CAUTION: A certificate is not evidence of identity.', { size: 8, align: 'middle' }),
      ]
      return [page(marks, 'a4', paper.pick(['#fbeeee', '#eef5ee', '#fdf9ee']))]
    }
    const father = somebody(paper, 'gb', { sex: 'M' })
    const mother = somebody(paper, 'gb', { sex: 'F' })
    const dad = `${father.given.join(' ')} ${caps(father.last)}`
    const mum = `${mother.given.join(' ')} ${caps(mother.last)}`
    paper.put('parent_names', `${dad}; ${mum}`, dad)
    paper.put('parent_names', `${dad}; ${mum}`, mum)
    const rows: readonly (readonly [string, string, string])[] = [
      [
        '1.',
        'Date and place of birth',
        `${birthday}   ${paper.put('place_of_birth', paper.pick([`${town} General Hospital`, town, `${paper.between(2, 90)} Mill Lane, ${town}`]))}`,
      ],
      ['2.', 'Name and surname', `${paper.put('first_name', given)} ${paper.put('last_name', surname)}`],
      ['3.', 'Sex', who.sex === 'F' ? 'Female' : 'Male'],
      ['4.', 'Father - Name and surname', dad],
      [
        '5.',
        'Place of birth / Occupation',
        `${townOf(paper, 'gb')}   ${paper.pick(['Joiner', 'Teacher', 'Bus driver', 'Solicitor'])}`,
      ],
      ['7.', 'Mother - Name and surname', mum],
      ['8.', 'Place of birth', townOf(paper, 'gb')],
      ['9.(a)', 'Maiden surname', caps(somebody(paper, 'gb').last)],
      ['10.', 'Usual address', who.address.join(', ')],
      ['11.', 'Informant', `${mum.split(' ')[0] ?? ''} ${caps(mother.last)}, Mother`],
      ['15.', 'Date of registration', day(registered)],
      ['16.', 'Signature of registrar', paper.pick(['A Pemberton Registrar', 'L Obi Deputy Registrar'])],
    ]
    const marks = [
      text(298, 46, 'CERTIFIED COPY OF AN ENTRY', { size: 19, face: 'serif-bold', align: 'middle', color: '#8c2f2f' }),
      text(298, 64, 'Pursuant to the Births and Deaths Registration Act 1953', { size: 8, align: 'middle' }),
      text(40, 90, `Registration district  ${townOf(paper, 'gb')}`, { size: 10 }),
      text(
        40,
        106,
        `Sub-district  ${town}   in the ${paper.pick(['County of Kettleshire', 'London Borough of Marlow Hill'])}`,
        { size: 10 },
      ),
      text(555, 90, paper.pick([`No. ${entry}`, entry, `Entry No. ${entry}`]), {
        size: 12,
        face: 'mono-bold',
        align: 'right',
      }),
      ...rows.flatMap(([box1, caption, content], index) => {
        const y = 124 + index * 48
        return [
          box(40, y, 515, 48, { stroke: '#8c2f2f', strokeWidth: 0.7 }),
          text(45, y + 12, `${box1} ${caption}`, label),
          fit(60, y + 33, content, 485, value),
        ]
      }),
      ...paragraph(40, 726, 420, 'CERTIFIED to be a true copy of an entry in a register in my custody.', { size: 9 })
        .marks,
      ...signed(paper, 60, 744, 0.6),
      ...seal(500, 760, 34, '#8c2f2f'),
      text(298, 815, 'WARNING: A CERTIFICATE IS NOT EVIDENCE OF IDENTITY', { size: 8, align: 'middle' }),
    ]
    return [page(marks, 'a4', paper.pick(['#fbeeee', '#fdf9ee', '#eef2fa']))]
  },
}
