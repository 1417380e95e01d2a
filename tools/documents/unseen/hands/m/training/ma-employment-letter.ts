import { line, shape, text } from '../../../../drawing/sheet.ts'
import { commonIdentifier } from '../../../../samples/numbers.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { openFlow } from '../flow.ts'
import { capital, firms, home, plain, somebody, title } from '../people.ts'
import { ago, canonical, french, money, numeric } from '../say.ts'

const jobs = [
  'Responsable logistique',
  'Cadre de laboratoire',
  'Gestionnaire de stock',
  'Adjoint au directeur d’usine',
  'Superviseur de plateau',
  'Analyste qualité',
] as const

/** A Moroccan work certificate: letterhead without address, the facts in one or two sentences, company numbers in the footer. */
export const maEmploymentLetter: UnseenLayout = {
  name: 'ma-employment-letter',
  docType: 'employment_letter',
  country: 'MA',
  form: 'page',
  draw(paper) {
    const firm = paper.put('employer_name', paper.pick(firms.MA))
    const seat = home(paper, 'MA').join(' – ')
    const flow = openFlow({
      paper: 'a4',
      left: 72,
      right: 72,
      size: 11,
      face: paper.pick(['serif', 'sans']),
      foot: `Siège social : ${seat} – RC ${paper.code('######')} – CNSS ${paper.code('#######')} – ICE ${commonIdentifier(paper)}`,
    })
    const worker = somebody(paper, 'MA')
    const boss = somebody(paper, 'MA')
    const issued = ago(paper, 1, 70)
    const hired = ago(paper, 300, 6000)
    flow.put(
      shape('M72 50 L112 50 L112 90 L92 76 L72 90 Z', { fill: paper.pick(['#17505e', '#6d1f3c', '#3b3b3b']) }),
      text(124, 76, firm, { size: 13, face: 'sans-bold' }),
      line(72, 102, 523, 102),
    )
    flow.y(120)
    flow.p(`N/Réf : DRH/${paper.code('###')}/${issued.slice(0, 4)}`, { size: 9, after: 8 })
    const place = `${paper.pick(['Casablanca', 'Tanger', 'Kénitra', 'Agadir'])}, le ${paper.put('document_date', issued, paper.chance(0.5) ? french(issued) : numeric(issued, 'd/m/Y'))}`
    const dateFirst = paper.chance(0.5)
    if (dateFirst) flow.r(place, { after: 30 })
    flow.c(paper.pick(['ATTESTATION DE TRAVAIL', 'ATTESTATION DE TRAVAIL ET DE SALAIRE', 'CERTIFICAT D’EMPLOI']), {
      size: 16,
      face: 'serif-bold',
      after: 34,
    })
    const e = worker.sex === 'F' ? 'e' : ''
    const name = paper.put('document_holder_name', paper.chance(0.5) ? capital(worker) : plain(worker))
    const since = paper.put('hire_date', hired, paper.chance(0.5) ? french(hired) : numeric(hired, 'd/m/Y'))
    const job = paper.put('occupation', paper.pick(jobs))
    const identity = `titulaire de la CIN n° ${paper.code('@@######')} et immatriculé${e} à la CNSS sous le n° ${paper.code('1########')}`
    const who = `Je soussigné${boss.sex === 'F' ? 'e' : ''}, ${title(boss, 'long')} ${plain(boss)}, agissant en qualité de ${paper.pick(['Directeur des Ressources Humaines', 'Gérant', 'Responsable Administratif et Financier'])} de la société ${firm},`
    flow.p(
      paper.pick([
        `${who} atteste par la présente que ${title(worker, 'long')} ${name}, ${identity}, est employé${e} au sein de notre établissement depuis le ${since} en qualité de ${job}.`,
        `${who} certifie que ${title(worker)} ${name}, ${identity}, fait partie de notre personnel depuis le ${since} et occupe le poste de ${job}.`,
        `Nous attestons que ${title(worker)} ${name}, ${identity}, travaille dans notre société et y exerce la fonction de ${job}, à compter du ${since} et jusqu’à ce jour.`,
      ]),
      { leading: 20, after: 14 },
    )
    if (paper.chance(0.6)) {
      const yearly = paper.between(60, 480) * 100_000
      flow.p(
        `À ce titre, ${worker.sex === 'F' ? 'elle' : 'il'} perçoit une rémunération annuelle brute de ${paper.put('annual_income', canonical(yearly), `${money(yearly, ' ', ',')} DH`)}, hors primes exceptionnelles.`,
        { leading: 20, after: 14 },
      )
    }
    flow.p(
      `La présente attestation est délivrée à l’intéressé${e}, sur sa demande, pour servir et valoir ce que de droit${paper.chance(0.4) ? ', et n’engage en rien la responsabilité de la société' : ''}.`,
      { leading: 20, after: 24 },
    )
    if (!dateFirst) flow.p(`Fait à ${place}`, { after: 16 })
    flow.r(paper.pick(['La Direction', 'Le Directeur des Ressources Humaines', 'P/O Le Gérant']), {
      face: 'serif-bold',
      after: 44,
    })
    flow.r(plain(boss))
    return flow.sheets()
  },
}
