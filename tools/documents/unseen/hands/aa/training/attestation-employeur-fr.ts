import { addDays, addYears } from '../../../../calendar.ts'
import { signature } from '../../../../drawing/portrait.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { amount, day, money, openPage } from '../kit.ts'
import { crowd, firm } from '../people.ts'

/** A French attestation de travail in one sentence, the firm's name set as a drawn logo and again in the foot. */
export const attestationEmployeurFr: UnseenLayout = {
  name: 'attestation-employeur-fr',
  docType: 'employment_letter',
  country: 'FR',
  form: 'page',
  draw(paper) {
    const next = crowd(paper, 'FR')
    const [one, chief] = [next(), next()]
    const page = openPage()
    const boss = paper.put('employer_name', `${firm(paper, 'FR')} ${paper.pick(['SAS', 'SARL', 'SA'])}`)
    const sent = addDays(paper.today, -paper.between(2, 110))
    const hired = addYears(addDays(sent, -paper.between(10, 300)), -paper.between(0, 18))
    const year = paper.between(215, 720) * 10000
    const isHer = one.sex === 'F'
    page.box(250, 40, 14, 30, { fill: '#d98c00' })
    page.box(268, 52, 14, 18, { fill: '#404040' })
    page.t(292, 66, boss, 13, 'sans-bold')
    page.r(
      545,
      130,
      `${paper.pick(['Gouesnou', 'Roubaix', 'Lattes'])}, le ${paper.put('document_date', sent, day(sent, 'D MMMM YYYY'))}`,
      10,
      'serif',
    )
    page.c(297, 200, 'ATTESTATION DE TRAVAIL', 16, 'serif-bold')
    page.rule(190, 206, 404)
    const job = paper.put(
      'occupation',
      paper.pick(['ingénieur structure', 'comptable fournisseurs', 'technicienne qualité', 'responsable de magasin']),
    )
    const born = day(one.born, 'D MMMM YYYY')
    let y = page.para(
      60,
      250,
      475,
      `Je ${chief.sex === 'F' ? 'soussignée' : 'soussigné'}, ${chief.full}, agissant en qualité de ${chief.sex === 'F' ? 'directrice' : 'directeur'} des ressources humaines, certifie que ${isHer ? 'Madame' : 'Monsieur'} ${paper.put('document_holder_name', `${one.given} ${one.surname.toUpperCase()}`)}, ${isHer ? 'née' : 'né'} le ${born}, est ${isHer ? 'employée' : 'employé'} au sein de notre société depuis le ${paper.put('hire_date', hired, day(hired, 'D MMMM YYYY'))} en qualité de ${job}, dans le cadre d’un contrat à durée indéterminée à temps complet.`,
      10.5,
      'serif',
    )
    y = page.para(
      60,
      y + 12,
      475,
      `Sa rémunération annuelle brute s’élève à ${paper.put('annual_income', amount(year), money(year, 'fr'))} euros, versée sur ${paper.pick(['douze', 'treize'])} mois. À ce jour, ${isHer ? 'elle' : 'il'} n’est ni en période d’essai, ni en cours de préavis.`,
      10.5,
      'serif',
    )
    y = page.para(
      60,
      y + 12,
      475,
      'Cette attestation est délivrée à la demande de l’intéressé(e) pour servir et valoir ce que de droit.',
      10.5,
      'serif',
    )
    page.t(340, y + 40, chief.full, 10, 'serif')
    page.t(340, y + 53, 'Ressources humaines', 9, 'serif')
    page.add(signature(340, y + 62, 0.6, 1))
    page.c(
      297,
      800,
      `${boss} - capital 75 000 € - RCS Brest ${paper.code('8## ### ###')} - TVA FR ${paper.code('## ### ### ###')}`,
      7,
    )
    page.c(297, 812, 'SPECIMEN', 7)
    return [page.sheet()]
  },
}
