import { addDays } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { putHolder } from '../holder.ts'
import {
  belgianEuros,
  belgianIban,
  day,
  emblem,
  ibanOf,
  initialsOf,
  money,
  openPage,
  putDay,
  putMoney,
  recent,
} from '../kit.ts'
import { addressIn, someone } from '../people.ts'

const funds = [
  ['LU', 'Caisse grand-ducale de prévoyance vieillesse', '1a, boulevard de la Foire, L-1528 Luxembourg'],
  ['LU', 'Fonds de compensation des pensions du Bassin minier', '12, rue de l’Usine, L-4340 Esch-sur-Alzette'],
  ['BE', 'Office des pensions de l’Esplanade', 'Tour Midi bis, 1060 Bruxelles'],
  ['CH', 'Caisse de compensation du Léman', 'Rue des Moulins 3, 1800 Vevey'],
] as const

/** A pension certificate or a detailed transfer notice in French from Luxembourg, Belgium or Switzerland. */
export const luPension: UnseenLayout = {
  name: 'lu-pension',
  docType: 'pension_statement',
  country: 'EU',
  form: 'page',
  draw(paper) {
    const page = openPage('a4', paper.pick(['sans', 'narrow', 'serif']))
    const [home, fund, seat] = paper.pick(funds)
    const coin =
      home === 'CH'
        ? { group: "'", point: '.', before: 'CHF ' }
        : paper.pick([belgianEuros, { group: '.', point: ',', after: ' EUR' }, { group: ' ', point: ',', after: ' €' }])
    const ink = paper.pick(['#00608a', '#a4133c', '#344e41'])
    const issued = recent(paper, 6, 200)
    const pattern = paper.pick(['D MMMM YYYY', 'Do MMMM YYYY', 'DD/MM/YYYY', 'DD.MM.YYYY'])
    const base = paper.between(110000, 390000)
    const extra = paper.between(2000, 16000)
    const gross = base + extra
    const sick = Math.round(gross * 0.028)
    const care = Math.round(gross * 0.014)
    paper.put('issuer_name', fund)
    const foot = paper.chance(0.4)
    page.add(...emblem(paper, 46, 30, 40, ink, initialsOf(fund)))
    if (!foot) page.stack(96, 46, [fund, seat], { size: 8.5 })
    const { line, greeting } = putHolder(paper, home, ['titled', 'surname first', 'plain', 'comma', 'capitals'], 'fr')
    const rows = addressIn(paper, home)
    const right = paper.chance(0.7)
    page.stack(right ? 320 : 56, 120, [line, ...rows], { size: 9.8 })
    const agent = someone(paper, home)
    page.stack(
      right ? 50 : 330,
      120,
      [
        `${paper.pick(['N/Réf.', 'Dossier', 'Notre référence'])} : ${paper.code('P-####.##')}`,
        `Matricule : ${paper.code('19#4 0# 1# ####')}`,
        `Gestionnaire : ${agent.given} ${agent.surname}`,
      ],
      { size: 8.4, leading: 13.5 },
    )
    const dated = putDay(paper, 'document_date', issued, pattern, 'fr')
    const town = home === 'LU' ? 'Luxembourg' : home === 'BE' ? 'Bruxelles' : 'Vevey'
    page.say(
      right ? 320 : 56,
      200,
      paper.pick([`${town}, le ${dated}`, `Fait à ${town}, le ${dated}`, `Date : ${dated}`]),
      { size: 9 },
    )
    const letter = paper.chance(0.5)
    page.say(
      50,
      236,
      letter
        ? paper.pick(['ATTESTATION DE PENSION', 'Certificat de pension', 'Attestation'])
        : paper.pick([
            'Décompte de pension',
            'Détail de votre paiement',
            'Avis de paiement de rente',
            'Bulletin de pension',
          ]),
      { size: 13, bold: true, color: ink },
    )
    const yearly = paper.chance(0.6)
    const shown = putMoney(paper, 'monthly_amount', gross, coin)
    const year = () => putMoney(paper, 'annual_income', gross * 12, coin)
    let y = 262
    if (letter) {
      y = page.wrap(
        50,
        y,
        495,
        `${paper.pick(['Nous certifions que', 'Il est attesté par la présente que', 'La caisse atteste que'])} ${line} bénéficie depuis le ${day(addDays(issued, -paper.between(400, 4000)), 'D MMMM YYYY', 'fr')} d’une pension de ${paper.pick(['vieillesse', 'vieillesse anticipée', 'survie', 'retraite'])}. ${paper.pick(['Le montant brut mensuel s’élève à', 'La pension mensuelle brute est de', 'Elle s’élève actuellement, par mois, à'])} ${shown}${yearly ? `, soit ${year()} par an` : ''}. Après retenues, le montant net viré est de ${money(gross - sick - care, coin)}.`,
        { size: 9.6, leading: 15 },
      )
    } else {
      page.say(50, y, `${greeting},`, { size: 9.6 })
      y = page.pairs(
        50,
        440,
        y + 24,
        [
          ['Majorations proportionnelles', money(base, coin)],
          ['Majorations forfaitaires / indexation', money(extra, coin)],
          [
            paper.pick(['Pension mensuelle brute', 'Montant brut par mois', 'Rente mensuelle', 'Total brut du mois']),
            shown,
          ],
          ['Assurance maladie', money(-sick, coin)],
          ['Assurance dépendance / solidarité', money(-care, coin)],
          ['Montant net', money(gross - sick - care, coin)],
          ...(yearly
            ? [[paper.pick(['Pension annuelle brute', 'Montant annuel', 'Soit par an']), year()] as const]
            : []),
        ],
        { size: 9.4, leading: 17 },
      )
    }
    const iban =
      home === 'BE'
        ? belgianIban(paper)
        : home === 'LU'
          ? ibanOf('LU', paper.code('001#############'))
          : ibanOf('CH', paper.code('00767############'))
    page.wrap(
      50,
      y + 20,
      495,
      `Le paiement est effectué sur le compte ${iban}. Tout changement d’adresse, d’état civil ou de revenus est à signaler sans délai. ${letter ? 'La présente attestation est délivrée pour servir et valoir ce que de droit.' : 'Le présent décompte peut être contesté dans les quarante jours de sa notification.'}`,
      { size: 9, leading: 13.5 },
    )
    page.stack(
      330,
      y + 96,
      [
        paper.pick(['Pour la caisse,', 'Le préposé,', 'Le service des prestations']),
        '',
        `${agent.initial}. ${agent.surname}`,
      ],
      { size: 9 },
    )
    page.say(297, 806, foot ? `${fund} - ${seat}` : 'Bureaux ouverts de 8h00 à 15h30 - Tél. 00 00 00', {
      size: 7,
      align: 'middle',
    })
    return [page.sheet()]
  },
}
