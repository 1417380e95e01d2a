import { addDays, addYears } from '../../../../calendar.ts'
import { signature } from '../../../../drawing/portrait.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { amount, day, joined, money, openPage } from '../kit.ts'
import { crowd } from '../people.ts'

/** A French contrat de location after the model of the law of 1989: numbered parts in running text, signatures on page two. */
export const bailFr: UnseenLayout = {
  name: 'bail-fr',
  docType: 'lease',
  country: 'FR',
  form: 'page',
  draw(paper) {
    const next = crowd(paper, 'FR')
    const [owner, one, two] = [next(), next(), next()]
    const [page, back] = [openPage(), openPage()]
    const signed = addDays(paper.today, -paper.between(30, 700))
    const start = addDays(signed, paper.between(3, 30))
    const end = addDays(addYears(start, 3), -1)
    const rent = paper.between(420, 1480) * 100
    const isJoint = paper.chance(0.5)
    const tenants = (isJoint ? [one, two] : [one]).map((who) => who.full)
    paper.put('document_holder_name', tenants.join('; '), tenants[0])
    paper.put('address', joined(one.lines))
    const title = (sex: string) => (sex === 'F' ? 'Madame' : 'Monsieur')
    page.c(297, 60, 'CONTRAT DE LOCATION', 15, 'serif-bold')
    page.c(297, 76, 'Locaux à usage d’habitation principale - logement nu', 9, 'serif')
    page.c(297, 90, '(Soumis au titre Ier bis de la loi du 6 juillet 1989)', 8, 'serif')
    const part = (where: typeof page, y: number, head: string, paragraphs: readonly string[]) => {
      where.t(50, y, head, 10, 'serif-bold')
      let at = y + 16
      for (const each of paragraphs) at = where.para(50, at, 495, each, 9, 'serif') + 4
      return at + 8
    }
    let y = part(page, 120, 'I. Désignation des parties', [
      'Le présent contrat est conclu entre les soussignés :',
      `- ${title(owner.sex)} ${paper.put('landlord_name', owner.full)}, demeurant ${joined(owner.lines) === joined(one.lines) ? '2 place du Marché, 22300 LANNION' : joined(owner.lines)}, désigné(e) ci-après « le bailleur » ;`,
      `- ${tenants.map((name, index) => `${title((index === 0 ? one : two).sex)} ${name}`).join(' et ')}, désigné(e)(s) ci-après « le locataire » ;`,
      'Il a été convenu ce qui suit :',
    ])
    y = part(page, y, 'II. Objet du contrat', [
      `Consistance du logement - Localisation : ${joined(one.lines)}. Type d’habitat : immeuble collectif, période de construction 1975-1989. Surface habitable : ${paper.between(31, 96)} m². Nombre de pièces principales : ${paper.between(1, 4)}. Classe DPE : ${paper.pick(['C', 'D', 'E'])}.`,
      'Destination des locaux : usage d’habitation. Locaux accessoires à usage privatif : cave n° 12.',
    ])
    y = part(page, y, 'III. Date de prise d’effet et durée du contrat', [
      `La durée du contrat et sa date de prise d’effet sont ainsi définies : A. Date de prise d’effet : ${paper.put('lease_start', start, day(start, 'D MMMM YYYY'))}. B. Durée : trois ans, soit jusqu’au ${paper.put('lease_end', end, day(end, 'D MMMM YYYY'))}. En l’absence de congé, le contrat est reconduit tacitement.`,
    ])
    part(page, y, 'IV. Conditions financières', [
      `1° Fixation du loyer initial : le montant du loyer mensuel est de ${paper.put('monthly_rent', amount(rent), money(rent, 'fr'))} €, hors charges.`,
      `2° Charges récupérables : provision de ${money(paper.between(30, 140) * 100, 'fr')} € avec régularisation annuelle.`,
      '3° Modalités de paiement : à échoir, le 5 de chaque mois, par virement.',
    ])
    page.r(545, 815, 'Paraphes : ........   1/2   SPECIMEN', 7, 'serif')
    y = part(back, 60, 'V. Garanties', [`Le montant du dépôt de garantie est de ${money(rent, 'fr')} €.`])
    y = part(back, y, 'VI. Clause résolutoire', [
      'Le contrat sera résilié de plein droit en cas de défaut de paiement du loyer, des provisions de charges ou du dépôt de garantie, de non-souscription d’une assurance des risques locatifs, ou de trouble de voisinage constaté par une décision de justice.',
    ])
    y = part(back, y, 'VII. Annexes', [
      'Sont annexés : le dossier de diagnostic technique, une notice d’information, un état des lieux.',
    ])
    back.t(
      50,
      y + 10,
      `Le ${paper.put('document_date', signed, day(signed, 'DD/MM/YYYY'))}, à ${paper.pick(['Quimper', 'Vannes', 'Lorient'])}, en ${isJoint ? 'trois' : 'deux'} exemplaires`,
      9.4,
      'serif',
    )
    back.t(60, y + 40, 'Le bailleur', 9, 'serif')
    back.t(360, y + 40, 'Le(s) locataire(s)', 9, 'serif')
    back.t(360, y + 52, '« lu et approuvé »', 8, 'serif')
    back.add(signature(60, y + 60, 0.5, 0))
    back.add(signature(360, y + 60, 0.5, 1))
    back.r(545, 815, '2/2   SPECIMEN', 7, 'serif')
    return [page.sheet(), back.sheet()]
  },
}
