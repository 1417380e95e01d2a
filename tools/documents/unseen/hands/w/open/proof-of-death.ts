import { addDays } from '../../../../calendar.ts'
import { signature } from '../../../../drawing/portrait.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { day, leaf, putDay } from '../kit.ts'
import { folk } from '../people.ts'

/** A Canadian funeral director's proof of death: the firm's crest and slogan, values over dotted lines with captions below them. */
export const proofOfDeath: UnseenLayout = {
  name: 'proof-of-death',
  docType: 'death_certificate',
  country: 'CA',
  form: 'page',
  draw(paper) {
    const next = folk(paper, 'CA')
    const [dead, kin, director, doctor] = [next(), next(), next(), next()]
    const died = addDays(paper.today, -paper.between(6, 900))
    const [house, slogan] = paper.pick([
      ['Whispering Pines Funeral Home', 'Caring for families since 1931'],
      ['Lindgren-Aubrey Cremation & Burial Services', 'Dignity. Simplicity. Compassion.'],
      ['Harbour View Memorial Chapel', 'A tradition of trust'],
    ] as const)
    const page = leaf('letter', { face: 'serif', size: 11 })
    page.box(28, 28, 556, 736, { stroke: '#5a4a7a', strokeWidth: 1.4 })
    page.c(306, 70, house, { size: 18, face: 'serif-bold', color: '#5a4a7a' })
    page.c(306, 88, slogan, { size: 9, color: '#5a4a7a' })
    page.c(
      306,
      104,
      `${paper.between(11, 900)} ${paper.pick(['Church Street', 'Memorial Drive'])}   •   1-800-555-0${paper.code('1##')}`,
      { size: 8.4 },
    )
    page.c(306, 146, 'PROOF OF DEATH CERTIFICATE', { size: 15, face: 'serif-bold' })
    page.c(306, 162, '(Funeral Director’s Statement)', { size: 9 })
    const over = (x: number, y: number, width: number, value: string, caption: string) => {
      page.fit(x + 4, y, width - 8, value)
      page.rule(x, y + 5, x + width, y + 5, { strokeWidth: 0.5 })
      page.t(x, y + 15, caption, { size: 7, face: 'sans' })
    }
    const hospital = paper.pick(['Regional Hospital', 'Hospice Residence', 'Long Term Care Centre'])
    over(
      60,
      210,
      320,
      paper.put('document_holder_name', `${dead.given} ${dead.middle} ${dead.surname}`),
      'Full name of deceased',
    )
    over(400, 210, 152, dead.isWoman ? 'Female' : 'Male', 'Sex')
    over(60, 256, 492, dead.home.join(', '), 'Late residence')
    over(60, 302, 150, day(dead.born, 'MMMM D, YYYY'), 'Date of birth')
    over(230, 302, 150, dead.town, 'Place of birth')
    over(
      400,
      302,
      152,
      `${Number(died.slice(0, 4)) - Number(dead.born.slice(0, 4)) - (died.slice(5) < dead.born.slice(5) ? 1 : 0)} years`,
      'Age',
    )
    over(60, 348, 150, putDay(paper, 'date_of_death', died, 'MMMM D, YYYY'), 'Date of death')
    over(
      230,
      348,
      322,
      paper.put('place_of_death', `${kin.town} ${hospital}`),
      'Place of death (name of facility or address)',
    )
    over(60, 394, 150, paper.pick(['Widowed', 'Married', 'Divorced']), 'Marital status')
    over(230, 394, 322, paper.pick(['Retired machinist', 'Homemaker', 'Teacher', 'Grain farmer']), 'Occupation')
    over(60, 440, 240, `Dr. ${doctor.name}`, 'Medical certificate signed by')
    over(320, 440, 232, kin.name, `Informant – ${paper.pick([kin.isWoman ? 'Daughter' : 'Son', 'Spouse'])}`)
    over(60, 486, 240, `Cremation, ${day(addDays(died, 4), 'MMM D, YYYY')}`, 'Disposition and date')
    over(320, 486, 232, paper.put('registration_number', paper.code('##-0#####')), 'Death registration number')
    page.p(
      60,
      540,
      492,
      'I HEREBY CERTIFY that the above is a true statement of the facts of death as they are recorded in our files, and that the Statement of Death was forwarded to the Division Registrar.',
      { size: 10 },
    )
    page.add(...signature(80, 596, 0.55, paper.pick([0, 1])))
    over(60, 646, 240, director.name, `Licensed Funeral Director, licence no. ${paper.code('F-####')}`)
    over(320, 646, 232, day(addDays(died, 3), 'YYYY/MM/DD'), 'Dated')
    page.c(306, 730, 'This certificate is not valid unless it bears the original signature and embossed seal.', {
      size: 8,
    })
    page.c(306, 750, 'SPECIMEN', { size: 7, face: 'sans' })
    return [page.sheet()]
  },
}
