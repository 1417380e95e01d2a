import { addDays } from '../../../../calendar.ts'
import { line, text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { addressee, cell, dateText, day, euros, frame, money, page, rows } from '../draw.ts'
import { issuers, somebody } from '../people.ts'

/** A municipal water bill collected by the Treasury: notice of sums to pay, a table by organism, a slip with a line of digits at the foot. */
export const waterTreasury: UnseenLayout = {
  name: 'water-treasury',
  docType: 'utility_bill',
  country: 'FR',
  form: 'page',
  draw(paper) {
    const issuer = paper.pick(issuers.water)
    const issued = addDays(paper.today, -paper.between(4, 150))
    const due = addDays(issued, paper.pick([21, 30, 45]))
    const cubic = paper.between(18, 140)
    const list = [
      ['DISTRIBUTION DE L’EAU', '', '', ''],
      ['Abonnement part fixe (semestre)', '1', '24,50', euros(2_450)],
      ['Consommation (part communale)', String(cubic), '1,42', euros(cubic * 142)],
      ['COLLECTE ET TRAITEMENT DES EAUX USÉES', '', '', ''],
      ['Redevance assainissement', String(cubic), '1,88', euros(cubic * 188)],
      ['ORGANISMES PUBLICS', '', '', ''],
      ['Redevance performance réseaux (Agence de l’eau)', String(cubic), '0,21', euros(cubic * 21)],
    ]
    const net = 2_450 + cubic * 351
    const vat = Math.round(net * 0.055)
    const total = net + vat
    const reading = paper.between(300, 2_000)
    const isTop = paper.chance(0.5)
    const reference = paper.code('2026-EA-00-####')
    return [
      page(paper, [
        text(40, 44, paper.put('issuer_name', issuer), { size: 12, face: 'serif-bold' }),
        ...rows(
          [40],
          [
            ['Mairie - 1 place de la République'],
            ['71120 SAINT-AUBIN-DES-PRÉS'],
            [`Accueil : lundi au vendredi 9h-12h - ${paper.code('03 85 ## ## ##')}`],
            [paper.code('SIRET 217 100 ### 000##')],
          ],
          { y: 58, leading: 11 },
          { size: 8, face: 'serif' },
        ),
        text(555, 44, paper.pick(['FACTURE D’EAU ET D’ASSAINISSEMENT', 'AVIS DES SOMMES À PAYER', 'FACTURE D’EAU']), {
          size: 11,
          face: 'serif-bold',
          align: 'right',
        }),
        text(555, 58, `Rôle n° ${paper.between(1, 4)} - ${paper.pick(['1er', '2nd'])} semestre`, {
          size: 8.5,
          align: 'right',
        }),
        ...addressee(paper, somebody(paper), { x: 318, y: isTop ? 116 : 126, leading: 13 }, { size: 10, face: 'mono' }),
        ...cell(
          { x: 40, y: 112, width: 118, height: 26 },
          paper.pick(['Référence abonné', 'N° abonné', 'Code abonné']),
          paper.put('account_number', paper.code('0###-00####')),
        ),
        ...cell({ x: 158, y: 112, width: 118, height: 26 }, 'N° de facture', reference),
        ...cell(
          { x: 40, y: 138, width: 118, height: 26 },
          paper.pick(['Date d’émission', 'Facturé le', 'Date de la facture']),
          day(paper, 'document_date', issued, 'slash'),
        ),
        ...cell(
          { x: 158, y: 138, width: 118, height: 26 },
          paper.pick(['Date limite de paiement', 'À payer avant le', 'Échéance']),
          day(paper, 'due_date', due, 'slash'),
        ),
        ...cell(
          { x: 40, y: 164, width: 236, height: 26 },
          'Compteur - ancien index / nouvel index / m³',
          `${paper.code('C##@@######')}   ${reading} / ${reading + cubic} / ${cubic}`,
        ),
        text(40, 222, `Lieu desservi : ${paper.expected['address'] ?? ''}`, { size: 8.5 }),
        text(
          40,
          235,
          `Relevé du ${dateText(addDays(issued, -25), 'slash')} (précédent : ${dateText(addDays(issued, -205), 'slash')}) - Votre consommation : ${cubic} m³ soit ${Math.round((cubic * 1000) / 180)} litres par jour`,
          { size: 8 },
        ),
        ...frame(40, 250, 515, 148, [330, 390, 460]),
        line(40, 266, 555, 266),
        ...rows(
          [46, -384, -452, -548],
          [['Libellé', 'Quantité', 'P.U. HT', 'Montant HT']],
          { y: 261, leading: 0 },
          { size: 8, face: 'narrow-bold' },
        ),
        ...rows([46, -384, -452, -548], list, { y: 280, leading: 17 }, { size: 8.5 }),
        ...rows(
          [-452, -548],
          [
            ['Montant HT', euros(net)],
            ['TVA 5,5 %', euros(vat)],
            [
              paper.pick(['Net à payer TTC', 'TOTAL TTC À PAYER', 'NET À PAYER']),
              `${money(paper, 'amount_due', total)} €`,
            ],
          ],
          { y: 412, leading: 15 },
          { size: 9, face: 'narrow-bold' },
        ),
        ...rows(
          [40],
          [
            ['MODALITÉS DE RÈGLEMENT'],
            [
              `Par carte bancaire sur www.payfip.gouv.fr - identifiant collectivité ${paper.code('0#####')} - référence ${reference}`,
            ],
            [
              'Par TIP SEPA, par chèque à l’ordre du Trésor public, ou en espèces chez un buraliste agréé (jusqu’à 300 €).',
            ],
            [
              'Titre exécutoire en application de l’article L. 252 A du livre des procédures fiscales. Délai de recours : deux mois (tribunal judiciaire).',
            ],
            ['Qualité de l’eau : conforme aux limites réglementaires (ARS, bilan annuel joint).'],
          ],
          { y: 486, leading: 13 },
          { size: 7.8 },
        ),
        line(20, 640, 575, 640, { stroke: '#888888' }),
        text(40, 656, 'TALON À DÉTACHER ET À JOINDRE À VOTRE PAIEMENT', { size: 8, face: 'narrow-bold' }),
        ...rows(
          [40],
          [['SGC DE MONTREVAL'], ['12 rue du Château'], ['71700 TOURNUS CEDEX']],
          { y: 674, leading: 11 },
          { size: 8.5 },
        ),
        ...rows(
          [-548],
          [[`Montant : ${euros(total)} €`], [`Abonné ${paper.expected['account_number'] ?? ''}`]],
          { y: 674, leading: 14 },
          { size: 9, face: 'narrow-bold' },
        ),
        text(297, 760, paper.code('<############  ## ############ ######## #####>'), {
          size: 9,
          face: 'mono',
          align: 'middle',
        }),
      ]),
    ]
  },
}
