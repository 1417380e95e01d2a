import { addDays } from '../../../../calendar.ts'
import { ellipse, line, shape } from '../../../../drawing/sheet.ts'
import { signature } from '../../../../drawing/portrait.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { amount, dated, easel, figures, page } from '../kit.ts'
import { folk, grownUpFor } from '../people.ts'

/** A Moroccan employer's certificate of work and wage: running text, a round stamp, the company's numbers at the foot. */
export const attestationTravail: UnseenLayout = {
  name: 'attestation-travail',
  docType: 'employment_letter',
  country: 'MA',
  form: 'page',
  draw(paper) {
    const next = folk(paper, 'MA')
    const [worker, boss] = [next(), next()]
    const employer = paper.put(
      'employer_name',
      `${paper.pick(['ZELLIGE', 'ARGANA', 'TIFINAR', 'NADOR'])} ${paper.pick(['Ingénierie', 'Distribution', 'Consulting'])} ${paper.pick(['S.A.R.L', 'S.A.'])}`,
    )
    const written = addDays(paper.today, -paper.between(2, 80))
    const hired = addDays(written, -paper.between(300, grownUpFor(worker, written, 4900)))
    const yearly = paper.between(72, 420) * 100_000
    const kind = paper.pick(['contrat à durée indéterminée', 'contrat à durée déterminée'])
    const role = paper.put(
      'occupation',
      paper.pick(['Responsable logistique', 'Technicien supérieur', 'Chargé de clientèle', 'Ingénieur d’études']),
    )
    const { say, rows, flow, add, marks } = easel({ face: 'serif', size: 11 })
    const ink = paper.pick(['#8a5a12', '#16456b'])

    add(shape('M60 34 L84 58 L60 82 L36 58 Z', { fill: ink }), shape('M60 46 L72 58 L60 70 L48 58 Z', { fill: '#fff' }))
    say(98, 64, employer, { face: 'serif-bold', size: 17, color: ink })
    add(line(36, 94, 559, 94, { stroke: ink, strokeWidth: 1.4 }))
    say(545, 134, `${boss.town}, le ${paper.put('document_date', written, dated(written, 'DD-MM-YYYY'))}`, {
      align: 'right',
    })
    say(50, 162, `N/Réf : RH/${paper.code('###')}/${dated(written, 'YY')}`, { size: 9.4 })
    say(297, 232, 'ATTESTATION DE TRAVAIL ET DE SALAIRE', { face: 'serif-bold', size: 15, align: 'middle' })
    add(line(110, 240, 484, 240, { strokeWidth: 1 }))

    const name = paper.put('document_holder_name', `${worker.given} ${worker.surname.toUpperCase()}`)
    const [title, born, engaged] = worker.woman ? ['Mme', 'née', 'employée'] : ['M.', 'né', 'employé']
    let y = flow(
      { x: 50, y: 292, width: 495, leading: 19 },
      `Nous soussignés, société ${employer}, attestons par la présente que ${title} ${name}, ${born} le ${dated(worker.birth, 'DD/MM/YYYY')} à ${worker.birthplace}, titulaire de la C.I.N n° ${paper.code('@@######')} et immatriculé${worker.woman ? 'e' : ''} à la CNSS sous le n° ${paper.code('#########')}, est ${engaged} au sein de notre société depuis le ${paper.put('hire_date', hired, dated(hired, 'D MONTH YYYY'))} en qualité de ${role}, dans le cadre d’un ${paper.put('employment_status', kind)}.`,
    )
    y = flow(
      { x: 50, y: y + 14, width: 495, leading: 19 },
      `L’intéressé${worker.woman ? 'e' : ''} perçoit à ce titre une rémunération annuelle brute de ${paper.put('annual_income', amount(yearly), figures(yearly, 'dot'))} DH, hors primes et indemnités de déplacement.`,
    )
    y = flow(
      { x: 50, y: y + 14, width: 495, leading: 19 },
      'La présente attestation est délivrée à l’intéressé' +
        (worker.woman ? 'e' : '') +
        ' sur sa demande pour servir et valoir ce que de droit.',
    )
    say(370, y + 40, 'La Direction des Ressources Humaines', { size: 10, align: 'middle' })
    say(370, y + 56, `${boss.given} ${boss.surname}`, { size: 10, align: 'middle' })
    add(...signature(320, y + 68, 0.6, 1))
    for (const radius of [44, 41, 26])
      add(ellipse(190, y + 90, radius, radius, { stroke: '#2a3f9a', strokeWidth: 1.2 }))
    say(190, y + 88, 'SPECIMEN', { face: 'sans-bold', size: 7.6, align: 'middle', color: '#2a3f9a' })
    say(190, y + 100, boss.town.toUpperCase(), { face: 'sans', size: 6, align: 'middle', color: '#2a3f9a' })
    add(line(36, 778, 559, 778, { stroke: ink }))
    rows(
      297,
      794,
      11,
      [
        `Siège social : ${boss.lines.join(' - ')}`,
        `R.C ${paper.code('######')} - Patente ${paper.code('########')} - I.F ${paper.code('########')} - ICE ${paper.code('00##########0##')} - Capital 500.000,00 DH`,
        `Tél ${paper.code('05 22 ## ## ##')} - Fax ${paper.code('05 22 ## ## ##')}`,
      ],
      { size: 7.4, align: 'middle', face: 'sans' },
    )
    return [page(marks)]
  },
}
