import { addDays } from '../../../../calendar.ts'
import { text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { cells, stamp } from '../blocks.ts'
import { add, openFlow, pair, para, rule, sheetsOf } from '../flow.ts'
import { company } from '../firms.ts'
import { named, someone } from '../people.ts'
import { address } from '../places.ts'
import { commonIdentifier } from '../../../../samples/numbers.ts'
import { dated } from '../wording.ts'

/** A Moroccan tax office's bulletin: common identifier, trade register, tax and patente numbers in a row, the identifier asked for first. */
export const attestationFiscale: UnseenLayout = {
  name: 'attestation-fiscale',
  docType: 'tax_registration',
  country: 'MA',
  form: 'page',
  draw(paper) {
    const flow = openFlow(paper, { size: 'a4', faces: ['serif', 'sans', 'mono'], letter: [9, 10.5] })
    const name = paper.put('legal_name', company(paper, 'MA'))
    const ice = paper.put('business_number', commonIdentifier(paper))
    const rc = paper.chance(0.7) ? paper.put('registration_number', String(paper.between(1200, 680_000))) : ''
    const [fiscal, patent] = [paper.code('4#######'), paper.code('3#######')]
    const town = paper.pick(['Casablanca', 'Rabat', 'Fès', 'Tanger', 'Oujda'])
    const date = dated(addDays(paper.today, -paper.between(3, 1500)), paper.pick(['slash', 'frLong', 'dash']))
    add(
      flow,
      text(flow.left, flow.y + 8, 'ROYAUME DU MAROC', { size: 8.5, face: 'sans-bold' }),
      text(flow.left, flow.y + 19, 'Ministère de l’Économie et des Finances', { size: 7.5 }),
      text(flow.left, flow.y + 29, 'Administration des impôts', { size: 7.5 }),
      text(flow.left, flow.y + 39, `Direction régionale de ${town} – Subdivision ${paper.between(1, 9)}`, {
        size: 7.5,
      }),
    )
    flow.y += 66
    para(
      flow,
      paper.pick([
        'ATTESTATION D’IDENTIFICATION FISCALE',
        'BULLETIN DE NOTIFICATION DE L’IDENTIFIANT FISCAL',
        'ATTESTATION D’INSCRIPTION À LA TAXE PROFESSIONNELLE',
        'IDENTIFIANT COMMUN DE L’ENTREPRISE – ATTESTATION',
      ]),
      { size: 13, bold: true, align: 'middle', after: 3 },
    )
    para(flow, `N° ${paper.code('#####')}/${paper.today.slice(0, 4)}`, { align: 'middle', after: 16 })
    const mode = paper.pick(['sentence', 'boxes', 'captions'] as const)
    const home = address(paper, 'MA').join(', ')
    if (mode === 'sentence') {
      para(
        flow,
        `Le chef de la subdivision atteste que la société *${name}*, sise à ${home}${rc === '' ? '' : `, immatriculée au registre du commerce de ${town} sous le n° ${rc}`}, est identifiée sous l’ICE *${ice}* et l’identifiant fiscal n° ${fiscal}, et inscrite au rôle de la taxe professionnelle sous le n° ${patent}.`,
        { after: 14 },
      )
    } else if (mode === 'boxes') {
      cells(flow, [[paper.pick(['Raison sociale', 'Nom ou raison sociale du contribuable']), name, 1]], { height: 36 })
      cells(
        flow,
        [
          [paper.pick(['ICE', 'Identifiant Commun de l’Entreprise (ICE)']), ice, 3],
          ['I.F.', fiscal, 2],
          ...(rc === '' ? [] : [['R.C.', rc, 1.5] as const]),
        ],
        { height: 36 },
      )
      cells(
        flow,
        [
          ['T.P. (patente)', patent, 1],
          ['Régime', paper.pick(['Encaissement', 'Débit']), 1],
          ['Périodicité TVA', 'Trimestrielle', 1],
        ],
        { height: 34 },
      )
      cells(flow, [['Adresse du siège', home, 1]], { height: 34 })
    } else {
      pair(flow, paper.pick(['Raison sociale :', 'Contribuable :', 'Dénomination :']), `*${name}*`, { after: 7 })
      pair(flow, 'Adresse :', home, { after: 7 })
      if (rc !== '') pair(flow, 'Registre du commerce :', rc, { after: 7 })
      pair(flow, paper.pick(['N° ICE :', 'ICE :', 'Identifiant commun :']), ice, { after: 7 })
      pair(flow, 'Identifiant fiscal :', fiscal, { after: 7 })
      pair(flow, 'Taxe professionnelle :', patent, { after: 7 })
    }
    flow.y += 14
    para(
      flow,
      'La présente attestation est délivrée à l’intéressée sur sa demande pour servir et valoir ce que de droit. Elle ne vaut pas quitus fiscal.',
      { after: 18 },
    )
    para(flow, `${town}, le ${date}`, { align: paper.pick(['left', 'right']), after: 4 })
    para(flow, `${paper.pick(['L’inspecteur des impôts', 'Le chef de service'])} : ${named(someone(paper, 'MA'))}`, {
      align: 'right',
      after: 20,
    })
    add(flow, ...stamp(flow.left + 90, flow.y, ['ADMINISTRATION DES IMPÔTS', town.toUpperCase()], '#2a4b9b'))
    flow.y += 50
    rule(flow, { width: 0.3 })
    return sheetsOf(flow, [`Modèle ADC${paper.code('###F-##I')} – SPÉCIMEN`])
  },
}
