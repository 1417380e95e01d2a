import { addYears, parts } from '../../../../calendar.ts'
import { box, text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { dated, entry, fit, palettes, photo, side, stack } from '../kit.ts'
import { holder, issuers } from '../people.ts'

/** A student card with a photograph, a number, a birth date and an expiry. */
export const otherStudent: UnseenLayout = {
  name: 'other-student',
  docType: 'other',
  country: 'QC',
  form: 'card',
  draw(paper) {
    const colors = paper.pick([palettes.teal, palettes.violet, palettes.rose, palettes.blue])
    const french = paper.chance(0.6)
    const person = holder(paper, french ? 'QC' : 'CA', 0.2)
    const school = paper.pick(issuers.slice(0, 3))
    const { year } = parts(paper.today)
    const entries = [
      entry(french ? paper.pick(['Nom', 'Nom de famille', '']) : 'Last name', person.last.toUpperCase()),
      entry(french ? paper.pick(['Prénom', '']) : 'First name', person.given),
      entry(french ? 'Matricule' : 'Student No.', paper.code('#######')),
      ...(paper.chance(0.5)
        ? [entry(french ? 'Date de naissance' : 'Date of birth', dated(person.birth, 'y-m-d'))]
        : []),
      entry(
        french ? 'Valide jusqu’au' : 'Valid until',
        dated(`${year + 1}-08-31`, paper.pick(['y-m-d', 'd M y'] as const)),
      ),
      entry(
        french ? 'Programme' : 'Program',
        paper.pick([
          'Soins infirmiers',
          'Techniques policières',
          'Arts and Science',
          'Génie civil',
          'Business Administration',
        ]),
      ),
    ]
    const right = paper.chance(0.5)
    const how = paper.pick(['above', 'before'] as const)
    return [
      side(paper, colors, [
        box(0, 44, 1198, 120, { fill: colors.accent, opacity: 0.9 }),
        fit(60, 120, school, 720, { size: 40, face: 'serif-bold', color: '#ffffff' }),
        text(1140, 118, french ? paper.pick(['CARTE ÉTUDIANTE', 'Étudiant(e)']) : 'STUDENT CARD', {
          size: 30,
          face: 'sans-bold',
          color: '#ffffff',
          align: 'right',
        }),
        ...photo(paper, right ? 830 : 70, 210, 290, 380),
        ...stack(entries, {
          x: right ? 70 : 410,
          y: 240,
          width: 700,
          size: 30,
          gap: how === 'above' ? 4 : 18,
          palette: colors,
          how,
          indent: 220,
          caption: 19,
        }).marks,
        text(right ? 70 : 410, 700, `${french ? 'Émise' : 'Issued'} ${dated(addYears(paper.today, -1), 'y-m-d')}`, {
          size: 18,
        }),
      ]),
    ]
  },
}
