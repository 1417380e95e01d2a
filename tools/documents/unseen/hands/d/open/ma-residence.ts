import { addDays } from '../../../../calendar.ts'
import { portrait } from '../../../../drawing/portrait.ts'
import { seal } from '../../../../drawing/security-print.ts'
import { line, text } from '../../../../drawing/sheet.ts'
import type { Mark } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { a4Sheet, bare, dayFirst, fitted, putDate } from '../kit.ts'
import { birthDate, moroccan, moroccanHome } from '../people.ts'

const towns = ['FES', 'TETOUAN', 'OUJDA', 'SAFI', 'KENITRA', 'BENI MELLAL', 'SETTAT']
const places = ['CHEFCHAOUEN', 'TAZA', 'ERRACHIDIA', 'SIDI SLIMANE', 'GUELMIM', 'LYON (FRANCE)']

/** A police form whose dotted lines a typewriter filled; a photograph in the corner, a round stamp over the signature. */
export const maResidence: UnseenLayout = {
  name: 'ma-residence',
  docType: 'residence_certificate',
  country: 'MA',
  form: 'page',
  draw(paper) {
    const holder = moroccan(paper)
    const isWoman = holder.sex === 'F'
    const birth = birthDate(paper)
    const issued = addDays('2026-06-10', paper.between(0, 120))
    const since = 2026 - paper.between(1, 24)
    const town = paper.pick(towns)
    const issuer = paper.put('issuer_name', `PREFECTURE DE POLICE DE ${town}`)
    const [street] = moroccanHome(paper)
    const home = paper.put('address', `${bare(street)}, ${town}`)
    const blank = (y: number, caption: string, from: number, value: string): Mark[] => [
      text(70, y, caption, { size: 11, face: 'serif' }),
      line(from, y + 2, 525, y + 2, { stroke: '#777', strokeWidth: 0.4 }),
      fitted(from + 10, y - 1, 505 - from, value, { size: 11, face: 'mono' }),
    ]
    const marks = [
      ...['ROYAUME DU MAROC', 'Direction Générale de la Sûreté Nationale'].map((row, index) =>
        text(180, 60 + index * 15, row, { size: index === 0 ? 11 : 9, face: 'serif-bold', align: 'middle' }),
      ),
      text(180, 92, issuer, { size: 10, face: 'serif-bold', align: 'middle' }),
      text(180, 106, `${paper.between(2, 14)}ème arrondissement`, { size: 9, face: 'serif', align: 'middle' }),
      line(150, 114, 210, 114),
      ...portrait(
        { x: 460, y: 50, scale: 0.24 },
        { hair: '#2a211c', skin: '#d2a07c', coat: '#59616c', longHair: isWoman },
      ),
      text(297, 200, 'CERTIFICAT DE RÉSIDENCE', { size: 18, face: 'serif-bold', align: 'middle' }),
      line(165, 206, 430, 206, { strokeWidth: 1 }),
      text(70, 254, 'Nous, Officier de Police, Chef de l’arrondissement susvisé, certifions que', {
        size: 11,
        face: 'serif',
      }),
      ...blank(
        288,
        isWoman ? 'Madame' : 'Monsieur',
        130,
        paper.put('document_holder_name', `${bare(holder.given)} ${bare(holder.surname)}`),
      ),
      ...blank(318, isWoman ? 'née le' : 'né le', 110, `${dayFirst(birth)}      à ${paper.pick(places)}`),
      ...blank(348, 'de nationalité', 150, 'MAROCAINE'),
      ...blank(378, 'titulaire de la C.N.I.E. n°', 215, paper.put('id_number', paper.code('@@######'))),
      ...blank(
        408,
        'profession',
        135,
        paper.pick(['ENSEIGNANTE', 'COMMERCANT', 'SANS', 'RETRAITE', 'ETUDIANT', 'MACON']),
      ),
      ...blank(438, 'demeure à', 136, home),
      ...blank(468, 'depuis', 115, `L'ANNEE ${since}`),
      text(70, 512, 'ainsi qu’il résulte de l’enquête effectuée par nos services.', { size: 11, face: 'serif' }),
      text(
        70,
        536,
        'Le présent certificat est délivré à l’intéressé(e), sur sa demande, pour servir et valoir ce que',
        { size: 10, face: 'serif' },
      ),
      text(70, 552, 'de droit. Il est valable trois mois.', { size: 10, face: 'serif' }),
      text(
        330,
        604,
        `${town.charAt(0)}${town.slice(1).toLowerCase()}, le ${putDate(paper, 'document_date', issued, dayFirst(issued, '-'))}`,
        { size: 11, face: 'mono' },
      ),
      text(330, 626, 'Le Chef de l’arrondissement', { size: 10, face: 'serif' }),
      ...seal(400, 690, 52, '#3a3f8f'),
      text(400, 694, 'CACHET', { size: 9, face: 'serif-bold', align: 'middle', color: '#3a3f8f' }),
      text(70, 690, 'Timbre : 20 DH', { size: 9, face: 'serif' }),
      text(70, 780, 'Toute fausse déclaration expose son auteur aux peines prévues par le Code pénal.', {
        size: 8,
        face: 'serif',
      }),
      text(70, 806, 'SPECIMEN', { size: 7, face: 'serif' }),
    ]
    return [a4Sheet(marks, '#fcfbf6')]
  },
}
