import { box, line, text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { datePrinter, dated, entry, fit, palettes, photo, scrawl, side, stack, term } from '../kit.ts'
import { holder } from '../people.ts'

const bands = [
  'Stony Ridge First Nation',
  'Wabigoon Falls',
  'Muskeg Lake Band 371',
  'Eagle Feather First Nation',
  'Bande de Mashteuik-Nord',
]

/** An older laminated certificate: sentences and typewriter lines, the holder in the middle, a registrar's name below. */
export const statusLaminated: UnseenLayout = {
  name: 'status-laminated',
  docType: 'indigenous_status_card',
  country: 'CA',
  form: 'card',
  draw(paper) {
    const colors = paper.pick([palettes.white, palettes.grey, palettes.sand, palettes.pink])
    const person = holder(paper, 'CA', 0.5)
    const registrar = holder(paper, 'CA', 0)
    const { issued, expiry } = term(paper, person.birth, [5, 3])
    const form = paper.pick(['M d, y', 'd M y', 'y/m/d', 'd-M-y'] as const)
    const print = datePrinter(paper, form)
    const last = paper.put('last_name', paper.chance(0.5) ? person.last : person.last.toUpperCase())
    const given = paper.put('first_name', person.given)
    const number = paper.put('id_number', paper.code(paper.pick(['##########', '###-#####-##'])))
    const expires = paper.chance(0.75)
    const face = paper.pick(['mono', 'mono-bold', 'serif'] as const)
    const band = paper.pick(bands)
    const sentence = paper.chance(0.5)
    const center = { size: 34, face, align: 'middle' } as const
    const rows = [
      entry(paper.pick(['Registration No. - N° de registre', 'Register No.', 'Registry Number']), number),
      entry(
        paper.pick(['Date of Birth - Date de naissance', 'Birthdate', 'Born / Né(e)']),
        print('date_of_birth', person.birth),
      ),
      ...(expires
        ? [entry(paper.pick(['Expires - Échéance', 'Renewal Date', 'Valid until']), print('id_expiry', expiry))]
        : []),
      entry(paper.pick(['Issued - Émis le', 'Date of issue']), dated(issued, form)),
    ]
    const title = [
      text(599, 84, paper.pick(['CERTIFICATE OF INDIAN STATUS', 'CERTIFICATE OF INDIAN STATUS  IDENTITY CARD']), {
        size: 32,
        face: 'serif-bold',
        align: 'middle',
      }),
      text(599, 122, 'CERTIFICAT DE STATUT INDIEN', { size: 26, face: 'serif', align: 'middle' }),
      line(60, 140, 1138, 140, { stroke: colors.accent, strokeWidth: 3 }),
    ]
    const stamp = [
      scrawl(paper, 780, 655, 260),
      line(760, 672, 1130, 672, { stroke: colors.label, strokeWidth: 1.5 }),
      text(
        945,
        700,
        `${registrar.given} ${registrar.last}, ${paper.pick(['Registrar', 'Issuing Officer', 'Membership Clerk'])}`,
        { size: 19, face: 'serif', align: 'middle' },
      ),
    ]
    if (sentence) {
      const column = stack(rows, {
        x: 60,
        y: 430,
        width: 640,
        size: 27,
        gap: 14,
        palette: colors,
        how: paper.pick(['run', 'before'] as const),
        indent: 330,
        caption: 20,
        face,
      })
      return [
        side(paper, colors, [
          box(30, 46, 1138, 664, { stroke: colors.accent, strokeWidth: 5 }),
          ...title,
          text(430, 190, 'This is to certify that', { size: 22, face: 'serif', align: 'middle' }),
          fit(430, 245, `${given} ${last}`, 660, { ...center, size: 40 }),
          fit(430, 295, `of ${band}`, 660, { ...center, size: 26 }),
          fit(
            430,
            340,
            'is an Indian within the meaning of the Indian Act, chapter 27, Statutes of Canada (1985)',
            720,
            { size: 20, face: 'serif', align: 'middle' },
          ),
          ...column.marks,
          ...photo(paper, 850, 170, 270, 340),
          ...stamp,
        ]),
      ]
    }
    const names = paper.pick([
      [entry('Family Name - Nom de famille', last), entry('Given Name - Prénom', given)],
      [entry('Name - Nom', `${last}, ${given}`)],
      [entry('Surname', last), entry('First name & initials', given)],
    ])
    const middle = stack([...names, entry('Band - Bande', band), ...rows], {
      x: 400,
      y: 190,
      width: 740,
      size: 28,
      gap: 8,
      palette: colors,
      how: paper.pick(['above', 'before'] as const),
      indent: 300,
      caption: 18,
      face,
    })
    return [
      side(paper, colors, [
        ...title,
        ...photo(paper, 60, 170, 290, 370),
        scrawl(paper, 80, 620, 250),
        text(205, 660, 'Signature of bearer', { size: 17, align: 'middle' }),
        ...middle.marks,
      ]),
      side(paper, palettes.white, [
        fit(60, 120, 'This card is the property of the issuing department and must be returned on request.', 1060, {
          size: 23,
        }),
        ...stamp,
        text(60, 640, `Family No. ${paper.code('####')}    Band No. ${paper.code('###')}`, { size: 23, face: 'mono' }),
      ]),
    ]
  },
}
