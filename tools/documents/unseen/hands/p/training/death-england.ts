import { addDays } from '../../../../calendar.ts'
import { box, text } from '../../../../drawing/sheet.ts'
import { seal } from '../../../../drawing/security-print.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { caps, dayIn, fit, months, page, say, signed } from '../kit.ts'
import { somebody, townOf, type Land } from '../people.ts'

/** Boxes of a British entry of death, or of a certificate of an American state or a Canadian province. */
export const deathEngland: UnseenLayout = {
  name: 'death-england',
  docType: 'death_certificate',
  country: 'GB',
  form: 'page',
  draw(paper) {
    const land = paper.pick(['gb', 'gb', 'us', 'ca'] as const satisfies readonly Land[])
    const who = somebody(paper, land, { born: [1926, 1972] })
    const death = dayIn(paper, '2024-05-01', '2026-09-20')
    const filed = addDays(death, paper.between(1, 9))
    const british = land === 'gb'
    const form = british
      ? paper.pick(['D MON YYYY', 'DD MON YYYY'])
      : paper.pick(['MON D, YYYY', 'MM/DD/YYYY', 'YYYY-MM-DD'])
    const names =
      british && form === 'D MON YYYY' ? months.english : british ? months.english.map(caps) : months.english
    const day = (iso: string) => say(iso, form, names)
    const full =
      british || paper.chance(0.5)
        ? `${who.given.join(' ')} ${caps(who.last)}`
        : `${caps(who.last)}, ${who.given.join(' ')}`
    const holder = paper.put('document_holder_name', full)
    const town = townOf(paper, land)
    const place = paper.put(
      'place_of_death',
      paper.pick([
        town,
        `${town} General Hospital`,
        `${paper.between(2, 99)} Rowan Close, ${town}`,
        `Willow Hospice, ${town}`,
      ]),
    )
    const number = paper.put(
      'registration_number',
      british
        ? paper.pick([paper.code('DYE ######'), paper.code('QBDAD ######')])
        : paper.pick([paper.code('2026-0#####'), paper.code('###-##-####')]),
    )
    const informant = somebody(paper, land)
    const spouse = somebody(paper, land)
    const date = paper.put('date_of_death', death, day(death))
    const own = british
      ? [
          ['1. Date and place of death', `${date}   ${place}`],
          ['2. Name and surname', holder],
          ['3. Sex', who.sex === 'F' ? 'Female' : 'Male'],
          ['4. Maiden surname of woman who has married', who.sex === 'F' ? caps(spouse.last) : ''],
          ['5. Date and place of birth', `${day(who.birth)}   ${who.town}`],
          [
            '6. Occupation and usual address',
            `Retired ${paper.pick(['Engineer', 'Nurse', 'Postman'])}   ${who.address.join(', ')}`,
          ],
          ['7.(a) Name and surname of informant', `${informant.given.join(' ')} ${caps(informant.last)}`],
          ['7.(b) Qualification', paper.pick(['Daughter', 'Son', 'Causing the body to be cremated'])],
          [
            '8. Cause of death',
            paper.pick(['I(a) Pneumonia', 'I(a) Ischaemic heart disease', 'I(a) Metastatic carcinoma']),
          ],
          ['10. Date of registration', day(filed)],
          ['11. Signature of registrar', paper.pick(['K Dunmore Registrar', 'S Adeyemi Deputy Registrar'])],
        ]
      : [
          [
            paper.pick(['1. DECEDENT’S LEGAL NAME', '1. Name of deceased', 'NAME OF DECEDENT (Last, First, Middle)']),
            holder,
          ],
          ['2. SEX', who.sex === 'F' ? 'Female' : 'Male'],
          [paper.pick(['3. DATE OF DEATH', '3. ACTUAL OR PRESUMED DATE OF DEATH', '3. Date of death']), date],
          ['4. DATE OF BIRTH', day(who.birth)],
          [
            '5. AGE LAST BIRTHDAY',
            `${Number(death.slice(0, 4)) - Number(who.birth.slice(0, 4)) - (death.slice(5) < who.birth.slice(5) ? 1 : 0)}`,
          ],
          ['6. BIRTHPLACE', who.town],
          ['7. SURVIVING SPOUSE', `${spouse.given[0] ?? ''} ${spouse.last}`],
          [paper.pick(['14. PLACE OF DEATH', '14. FACILITY NAME / PLACE OF DEATH']), place],
          ['17. INFORMANT’S NAME', `${informant.given[0] ?? ''} ${informant.last}`],
          ['21. FUNERAL HOME', paper.pick(['Harrow & Pell Funeral Service', 'Lakeview Chapel'])],
          ['25. DATE FILED', day(filed)],
        ]
    const ink = paper.pick(['#2f2f2f', '#3b5a3b', '#5a3b5a'])
    const width = british ? 515 : 532
    const high = paper.between(44, 54)
    const two = !british && paper.chance(0.5)
    const value = { size: 11.5, face: paper.pick(['serif', 'mono', 'sans'] as const) } as const
    const grid = own.flatMap(([caption = '', content = ''], index) => {
      const half = two && index > 0
      const row = half ? Math.ceil(index / 2) : index
      const x = half && index % 2 === 0 ? 40 + width / 2 : 40
      const y = 128 + row * high
      const wide = half ? width / 2 : width
      return [
        box(x, y, wide, high, { stroke: ink, strokeWidth: 0.7 }),
        text(x + 5, y + 11, caption, { size: 7.5, color: ink }),
        fit(x + 12, y + 32, content, wide - 20, value),
      ]
    })
    const sheet = british ? 'a4' : 'letter'
    const heading = british
      ? paper.pick([
          'CERTIFIED COPY OF AN ENTRY OF DEATH',
          'DEATH - Certified copy of an entry',
          'CERTIFIED COPY OF AN ENTRY',
        ])
      : paper.pick(['CERTIFICATE OF DEATH', 'STATE OF IDAHO - CERTIFICATE OF DEATH', 'REGISTRATION OF DEATH'])
    return [
      page(
        [
          text(300, 52, heading, { size: 18, face: 'serif-bold', align: 'middle', color: ink }),
          text(40, 90, british ? `Registration district  ${townOf(paper, 'gb')}` : `Local file ${paper.code('####')}`, {
            size: 9.5,
          }),
          text(40, 106, british ? `Sub-district  ${town}` : `County of ${paper.pick(['Marlow', 'Ada', 'Harriman'])}`, {
            size: 9.5,
          }),
          text(
            555,
            98,
            british ? number : `${paper.pick(['STATE FILE NO.', 'Registration number', 'CERTIFICATE NO.'])} ${number}`,
            { size: 12, face: 'mono-bold', align: 'right' },
          ),
          ...grid,
          ...signed(paper, 60, 735, 0.5),
          ...seal(500, 735, 26, ink),
        ],
        sheet,
        paper.pick(['#f4f4f0', '#eff5ef', '#f5f0f5']),
      ),
    ]
  },
}
