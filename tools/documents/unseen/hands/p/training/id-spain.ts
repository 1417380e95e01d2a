import { text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { card, chip, ringOfStars } from '../card.ts'
import { bare, caps, cells, dayIn, face, fit, say, signed, validTo } from '../kit.ts'
import { cardFoot, td1 } from '../mrz.ts'
import { somebody } from '../people.ts'

const control = 'TRWAGMYFPDXBNJZSQVHLCKE'

/** The Spanish card: two surnames on two lines, the number large at the foot, parents' given names on the back. */
export const idSpain: UnseenLayout = {
  name: 'id-spain',
  docType: 'national_id',
  country: 'EU',
  form: 'card',
  draw(paper) {
    const who = somebody(paper, 'es')
    const issue = dayIn(paper, '2017-01-10', '2026-09-20')
    const digits = paper.code('#######').padStart(8, paper.pick(['0', '4', '7']))
    const number = `${digits}${control[Number(digits) % 23] ?? ''}`
    const support = paper.code('@@@######')
    const [first = '', second = ''] = splitSurnames(who.last)
    const recent = paper.chance(0.6)
    const cell = cells({ where: 'below', caption: 16, value: 26, ink: '#6b5a76' })
    const bi = (es: string, en: string) => (recent ? `${es} / ${en}` : es)
    const day = (iso: string) => say(iso, 'DD MM YYYY')
    const expiry = validTo(issue, paper.pick([5, 10]), 0)
    paper.put('last_name', `${caps(first)} ${caps(second)}`)
    const x = recent ? 420 : 400
    const front = [
      ...(recent ? ringOfStars(90, 80, 42, 'ES') : []),
      text(recent ? 160 : 60, 70, recent ? 'REINO DE ESPAÑA' : 'ESPAÑA', {
        size: 26,
        face: 'sans-bold',
        color: '#57406a',
      }),
      fit(
        recent ? 160 : 300,
        108,
        recent ? 'DOCUMENTO NACIONAL DE IDENTIDAD / NATIONAL IDENTITY CARD' : 'DOCUMENTO NACIONAL DE IDENTIDAD',
        800,
        { size: 23, color: '#57406a' },
      ),
      ...face(paper, who, { x: 60, y: 160, scale: 1.05 }),
      ...(recent ? [text(x, 170, `DNI ${paper.put('id_number', number)}`, { size: 34, face: 'sans-bold' })] : []),
      ...cell(x, 206, bi('APELLIDOS', 'SURNAMES'), caps(first), 560),
      fit(x, 264, caps(second), 560, { size: 26, face: 'sans' }),
      ...cell(x, 296, bi('NOMBRE', 'NAME'), paper.put('first_name', who.given.map(caps).join(' ')), 620),
      ...cell(x, 366, bi('SEXO', 'SEX'), paper.put('sex', who.sex), 150),
      ...cell(x + 190, 366, bi('NACIONALIDAD', 'NATIONALITY'), paper.put('id_country', 'ES', 'ESP'), 240),
      ...cell(
        x + 450,
        366,
        bi('FECHA DE NACIMIENTO', 'DATE OF BIRTH'),
        paper.put('date_of_birth', who.birth, day(who.birth)),
        300,
      ),
      ...cell(
        x,
        436,
        recent ? 'EMISIÓN / DATE OF ISSUE' : 'IDESP',
        recent ? paper.put('id_issue_date', issue, day(issue)) : support,
        260,
      ),
      ...cell(
        x + 300,
        436,
        recent ? 'VALIDEZ / DATE OF EXPIRY' : 'VÁLIDO HASTA',
        paper.put('id_expiry', expiry, day(expiry)),
        320,
      ),
      ...(recent
        ? cell(x, 506, 'NUM SOPORTE / SUPPORT NUM', support, 320)
        : [text(60, 690, `DNI NÚM. ${paper.put('id_number', number)}`, { size: 32, face: 'sans-bold' })]),
      ...cell(x + 400, 506, 'CAN', paper.code('######'), 160),
      ...signed(paper, x + 60, 600, 1.3),
    ]
    if (paper.chance(0.35)) return [card(paper, ['violet', 'sand', 'rose'], front)]
    const [street = '', town = ''] = who.address.map(caps)
    paper.put('address', `${street}, ${town}`, `${street} ${town}`)
    const [father, mother] = [somebody(paper, 'es', { sex: 'M' }), somebody(paper, 'es', { sex: 'F' })]
    const parents = [
      paper.put('father_name', caps(father.given[0] ?? '')),
      paper.put('mother_name', caps(mother.given[0] ?? '')),
    ]
    const back = [
      ...chip(920, 60, 170),
      ...cell(60, 64, bi('DOMICILIO', 'ADDRESS'), street, 700),
      text(60, 124, town, { size: 26, face: 'sans' }),
      ...cell(60, 198, bi('LUGAR DE NACIMIENTO', 'PLACE OF BIRTH'), paper.put('place_of_birth', caps(who.town)), 700),
      fit(60, 258, bare(caps(who.town)), 300, { size: 26, face: 'sans', color: '#8d8d8d' }),
      ...cell(60, 300, who.sex === 'F' && !recent ? 'HIJA DE' : bi('HIJO/A DE', 'PARENTS'), parents.join(' / '), 700),
      ...cell(60, 374, 'EQUIPO', paper.code('#####@#@#'), 400),
      ...cardFoot(
        td1({ code: 'ID', state: 'ESP', nationality: 'ESP', number: support, who, expiry, optional: number }),
      ),
    ]
    return [card(paper, ['violet', 'sand', 'rose'], front), card(paper, ['violet', 'sand'], back)]
  },
}

function splitSurnames(both: string): string[] {
  const words = both.split(' ')
  const at = words[0] === 'Del' ? 2 : 1
  return [words.slice(0, at).join(' '), words.slice(at).join(' ')]
}
