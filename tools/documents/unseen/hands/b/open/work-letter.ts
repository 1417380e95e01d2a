import { addDays, addYears } from '../../../../calendar.ts'
import { signature } from '../../../../drawing/portrait.ts'
import { line, text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { issuers } from '../issuers.ts'
import { dated, letterPage, putCents, wrapped } from '../kit.ts'
import { homeLines, officeOf, initialsOf, someone } from '../people.ts'

const jobs = [
  ['mécanicienne industrielle', 'mécanicien industriel'],
  ['coordonnatrice aux expéditions', 'coordonnateur aux expéditions'],
  ['technicienne en santé animale', 'technicien en santé animale'],
  ['développeuse principale', 'développeur principal'],
  ['contremaîtresse de nuit', 'contremaître de nuit'],
] as const

/** A letter of an employer to a lender: everything inside two sentences, a signatory with a post of their own, the company in the footer. */
export const workLetter: UnseenLayout = {
  name: 'work-letter',
  docType: 'employment_letter',
  country: 'QC',
  form: 'page',
  draw(paper) {
    const employer = paper.pick(issuers.employer)
    const person = someone(paper)
    const boss = someone(paper)
    const office = homeLines(officeOf(paper))
    const issued = addDays(paper.today, -paper.between(3, 75))
    const hired = addDays(addYears(issued, -paper.between(1, 19)), paper.between(5, 300))
    const isWoman = person.sex === 'F'
    const [feminine, masculine] = paper.pick(jobs)
    const title = isWoman ? 'Mme' : 'M.'
    const income = paper.between(42_000, 118_000) * 100
    const name = paper.put('document_holder_name', `${person.given} ${person.surname}`)
    const job = paper.put('occupation', isWoman ? feminine : masculine)
    const issuedText = paper.put('document_date', issued, dated(issued, 'J mmmm AAAA'))
    const hiredText = paper.put('hire_date', hired, dated(hired, 'J mmmm AAAA'))
    const incomeText = putCents(paper, 'annual_income', income)
    const look = { face: 'sans', size: 9.6 } as const
    const paragraphs = [
      'Madame, Monsieur,',
      `La présente confirme que ${title} ${name} est à notre emploi depuis le ${hiredText}. ${isWoman ? 'Elle' : 'Il'} occupe actuellement les fonctions de ${job} à notre établissement de ${person.home.city}.`,
      `Sa rémunération annuelle brute s’élève à ${incomeText}, payable toutes les deux semaines. ${isWoman ? 'Elle' : 'Il'} bénéficie en outre de notre régime d’assurance collective et d’une contribution patronale de ${paper.between(2, 5)}\u00a0% à son REER. Sa prochaine révision salariale est prévue le ${dated(addDays(issued, 130), 'J mmmm AAAA')}.`,
      `Cette lettre est délivrée à la demande de ${title} ${person.surname} en vue d’un prêt et n’engage pas l’entreprise quant à la durée de l’emploi. Pour toute vérification, composez le ${paper.code('418 555-01##')}, poste ${paper.code('2##')}.`,
      'Veuillez agréer, Madame, Monsieur, nos salutations les meilleures.',
    ]
    let y = 262
    const body = paragraphs.flatMap((words) => {
      const { marks, bottom } = wrapped({ x: 78, y, width: 456, leading: 15 }, words, look)
      y = bottom + 12
      return marks
    })
    paper.put('employer_name', employer)
    const marks = [
      text(306, 58, initialsOf(employer), { face: 'serif-bold', size: 30, color: '#2f4f4f', align: 'middle' }),
      line(246, 68, 366, 68, { stroke: '#2f4f4f', strokeWidth: 1.5 }),
      text(306, 82, 'R E S S O U R C E S   H U M A I N E S', {
        face: 'serif',
        size: 7.4,
        color: '#2f4f4f',
        align: 'middle',
      }),
      text(78, 134, `Le ${issuedText}`, look),
      text(78, 172, 'À QUI DE DROIT', { ...look, face: 'sans-bold' }),
      text(78, 218, `Objet : Confirmation d’emploi – dossier ${paper.code('RH-####')}`, { ...look, face: 'sans-bold' }),
      ...body,
      ...signature(84, y + 6, 0.6, 0),
      text(78, y + 56, `${boss.given} ${boss.surname}, CRHA`, look),
      text(78, y + 69, boss.sex === 'F' ? 'Directrice, capital humain' : 'Directeur, capital humain', look),
      line(78, 728, 534, 728, { stroke: '#2f4f4f', strokeWidth: 0.5 }),
      text(306, 740, `${employer}  ·  ${office[0]}  ·  ${office[1]}`, { size: 7.4, color: '#2f4f4f', align: 'middle' }),
      text(306, 751, 'Entreprise fondée en 1974 – certifiée ISO 9001:2015', {
        size: 6.8,
        color: '#2f4f4f',
        align: 'middle',
      }),
    ]
    return [letterPage(marks, 'SPÉCIMEN')]
  },
}
