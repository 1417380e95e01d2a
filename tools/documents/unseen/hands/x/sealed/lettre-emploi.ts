import { addDays } from '../../../../calendar.ts'
import { box, shape } from '../../../../drawing/sheet.ts'
import { signature } from '../../../../drawing/portrait.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { amount, cash, dated, page, paragraph, pen, type Marks } from '../kit.ts'
import { another, firm, full, placeLines, someone } from '../people.ts'

const posts = [
  ['conseillère en hygiène industrielle', 'conseiller en hygiène industrielle'],
  ['acheteuse principale', 'acheteur principal'],
  ['coordonnatrice logistique', 'coordonnateur logistique'],
  ['soudeuse-monteuse', 'soudeur-monteur'],
] as const

/** A letter of a Québec employer: everything is in sentences, the employer is named in the letterhead and the signature. */
export const lettreEmploi: UnseenLayout = {
  name: 'lettre-emploi',
  docType: 'employment_letter',
  country: 'QC',
  form: 'page',
  draw(paper) {
    const f = pen('serif', 'serif-bold')
    const g = pen('sans', 'sans-bold', '#3d5a3c')
    const worker = someone(paper, 'QC')
    const boss = another(paper, 'QC', worker)
    const employer = paper.put(
      'employer_name',
      `${firm(paper, 'QC', ['Aciers', 'Transport', 'Fromagerie', 'Usinage'])} inc.`,
    )
    const seat = placeLines(paper, 'QC')
    const sent = addDays(paper.today, -paper.between(3, 55))
    const hired = addDays(sent, -paper.between(400, 5200))
    const [hers, his] = paper.pick(posts)
    const isWoman = worker.sex === 'F'
    const post = paper.put('occupation', isWoman ? hers : his)
    const salary = paper.between(420, 1180) * 10_000
    const name = paper.put('document_holder_name', full(worker))
    const body = (y: number, content: string) =>
      paragraph({ x: 86, y, width: 440, leading: 15 }, content, { size: 10.5, face: 'serif' })
    const money = cash(paper, 'annual_income', salary, `${amount(salary, 'fr').replace(/,00$/, '')} $`)
    const marks: Marks = [
      shape('M86 70 L102 42 L118 70 Z M108 70 L120 50 L132 70 Z', { fill: '#3d5a3c' }),
      g.L(142, 66, employer, 15),
      g.r(526, 56, seat[0] ?? '', 7.4),
      g.r(526, 66, seat[1] ?? '', 7.4),
      box(86, 78, 440, 1.4, { fill: '#3d5a3c' }),
      f.l(
        86,
        124,
        `${seat[1]?.split(' (')[0] ?? ''}, le ${dated(paper, 'document_date', sent, 'D MMMM YYYY', 'fr')}`,
        10.5,
      ),
      f.L(86, 166, 'Objet : Confirmation d’emploi', 10.5),
      f.l(86, 198, 'Madame, Monsieur,', 10.5),
      body(
        226,
        `À la demande de la personne concernée, nous confirmons que ${isWoman ? 'Mme' : 'M.'} ${name} est à notre emploi depuis le ${dated(paper, 'hire_date', hired, 'D MMMM YYYY', 'fr')} et y occupe un poste ${paper.pick(['permanent', 'régulier permanent'])} à titre de ${post}.`,
      ),
      body(
        296,
        `Son salaire annuel est de ${money} avant retenues, à raison de ${paper.pick(['37,5', '40', '35'])} heures par semaine. S’y ajoutent une assurance collective et un régime de retraite auquel l’entreprise verse 4 % du salaire.`,
      ),
      body(
        366,
        'La présente est remise pour servir à qui de droit et ne constitue pas un engagement de l’entreprise quant à la durée de l’emploi. Pour la vérifier, on peut nous joindre du lundi au vendredi, de 8 h 30 à 16 h.',
      ),
      f.l(86, 446, 'Veuillez agréer nos salutations distinguées.', 10.5),
      signature(86, 470, 0.7, paper.pick([0, 1])),
      f.l(86, 534, full(boss), 10.5),
      f.l(86, 549, boss.sex === 'F' ? 'Directrice des ressources humaines' : 'Directeur des ressources humaines', 9.5),
      f.l(86, 563, `Tél. : 418 555-01${paper.code('##')}, poste ${paper.code('2##')}`, 9.5),
    ]
    paper.put('employment_status', 'permanent')
    return [page('letter', marks, 'SPÉCIMEN')]
  },
}
