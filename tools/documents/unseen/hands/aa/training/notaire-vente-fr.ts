import { addDays } from '../../../../calendar.ts'
import { signature } from '../../../../drawing/portrait.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { amount, day, money, openPage } from '../kit.ts'
import { crowd } from '../people.ts'

/** A notary's attestation of a sale: numbered margin, capitals for people, the price in words and figures. */
export const notaireVenteFr: UnseenLayout = {
  name: 'notaire-vente-fr',
  docType: 'source_of_funds_proof',
  country: 'FR',
  form: 'page',
  draw(paper) {
    const next = crowd(paper, 'FR')
    const [notary, one, buyer] = [next(), next(), next()]
    const page = openPage()
    const sent = addDays(paper.today, -paper.between(5, 300))
    const tens = paper.pick([
      ['cent quatre-vingt mille', 18000000],
      ['deux cent dix mille', 21000000],
      ['trois cent cinq mille', 30500000],
    ] as const)
    const office = paper.put('issuer_name', `Office notarial ${notary.surname} & Associés`)
    page.c(297, 60, office, 15, 'serif-bold')
    page.c(297, 75, '6 place de la Liberté - 29600 MORLAIX - étude n° 29045', 8.4, 'serif')
    page.rule(60, 84, 535)
    page.c(297, 130, 'ATTESTATION', 17, 'serif-bold')
    page.t(44, 130, paper.code('1029##01'), 7)
    page.t(44, 140, 'SP/AL/', 7)
    const title = (sex: string) => (sex === 'F' ? 'Madame' : 'Monsieur')
    let y = page.para(
      90,
      180,
      430,
      `Aux termes d’un acte reçu par Maître ${notary.full}, notaire à MORLAIX, le ${paper.put('document_date', sent, day(sent, 'D MMMM YYYY'))}, il a été constaté la VENTE,`,
      10.5,
      'serif',
    )
    y = page.para(
      90,
      y + 10,
      430,
      `Par : ${title(one.sex)} ${paper.put('document_holder_name', `${one.given} ${one.surname.toUpperCase()}`)}, demeurant à ${one.lines[1].slice(6)}, ${one.lines[0]}.`,
      10.5,
      'serif',
    )
    y = page.para(
      90,
      y + 10,
      430,
      `Au profit de : ${title(buyer.sex)} ${paper.put('counterparty_name', `${buyer.given} ${buyer.surname.toUpperCase()}`)}, demeurant à ${buyer.lines[1].slice(6)}.`,
      10.5,
      'serif',
    )
    y = page.para(
      90,
      y + 10,
      430,
      `D’un appartement formant le lot numéro ${paper.between(3, 48)} de l’ensemble immobilier cadastré section AB n° ${paper.between(20, 700)}, d’une contenance de 00ha 04a 17ca.`,
      10.5,
      'serif',
    )
    page.t(90, y + 16, 'PRIX', 10.5, 'serif-bold')
    y = page.para(
      90,
      y + 34,
      430,
      `La vente a été consentie moyennant le prix principal de ${tens[0]} euros (${paper.put('amount', amount(tens[1]), money(tens[1], 'fr'))} EUR), payé comptant et quittancé audit acte, par la comptabilité de l’office notarial.`,
      10.5,
      'serif',
    )
    y = page.para(
      90,
      y + 10,
      430,
      'Une copie authentique est en cours de publication au service de la publicité foncière de BREST.',
      10.5,
      'serif',
    )
    y = page.para(
      90,
      y + 10,
      430,
      `EN FOI DE QUOI, j’ai délivré la présente attestation. FAIT À MORLAIX, le jour de l’acte.`,
      10.5,
      'serif',
    )
    page.t(350, y + 34, `Me ${notary.full}`, 10, 'serif')
    page.add(signature(350, y + 44, 0.6, 0))
    page.c(297, 806, 'Membre d’une association agréée, le règlement par chèque est accepté. SPECIMEN', 7, 'serif')
    return [page.sheet()]
  },
}
