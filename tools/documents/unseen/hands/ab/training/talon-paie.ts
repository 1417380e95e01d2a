import { addDays } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { cash, dated, day, holders, pen, sum } from '../kit.ts'
import { crowd } from '../people.ts'

/** A Quebec health network's pay slip: gains and deductions in two columns, cumulative amounts, employer at the foot. */
export const talonPaie: UnseenLayout = {
  name: 'talon-paie',
  docType: 'payslip',
  country: 'QC',
  form: 'page',
  draw(paper) {
    const who = crowd(paper, 'qc')()
    const p = pen('narrow')
    const paid = addDays(paper.today, -paper.between(2, 26))
    const end = addDays(paid, -5)
    ;(p.fill(40, 36, 532, 24, '#3d4f5d'),
      p.b(52, 52, 'RELEVÉ DE PAIE / DÉPÔT DIRECT', 11, { color: '#fff' }),
      p.r(560, 52, `Période ${paper.between(1, 26)}-2026`, 9, { color: '#fff' }))
    const hired = addDays(paid, -paper.between(300, 8000))
    const facts = [
      ['Nom', holders(paper, [`${who.surname}, ${who.given}`]).join('')],
      ['Matricule', paper.code('0#####')],
      [
        'Titre',
        paper.put(
          'occupation',
          paper.pick([
            'Infirmière clinicienne',
            'Préposé aux bénéficiaires',
            'Agente administrative',
            'Technologue en radiologie',
          ]),
        ),
      ],
      ['Début', day(paper, 'pay_period_start', addDays(end, -13), 'YYYY-MM-DD')],
      ['Fin', day(paper, 'pay_period_end', end, 'YYYY-MM-DD')],
      ['Versé le', day(paper, 'document_date', paid, 'YYYY-MM-DD')],
      ['Date emb.', day(paper, 'hire_date', hired, 'YYYY-MM-DD')],
      ['Échelon', String(paper.between(1, 18))],
    ]
    facts.forEach(([label = '', value = ''], index) => {
      const x = 40 + (index % 2) * 266
      const y = 78 + Math.floor(index / 2) * 15
      ;(p.t(x, y, label, 8), p.t(x + 62, y, value, 9.4))
    })
    const rate = paper.between(2200, 5200)
    const gains = [
      ['Régulier', rate * 70],
      ['Prime de soir', paper.between(1000, 9000)],
      ['Temps supp. 1,5', Math.round(rate * 1.5) * paper.between(0, 9)],
    ] as const
    const gross = gains.reduce((all, [, one]) => all + one, 0)
    const cuts = [
      ['Impôt fédéral', 0.09],
      ['Impôt du Québec', 0.12],
      ['RRQ', 0.063],
      ['Assurance-emploi', 0.0131],
      ['RQAP', 0.00494],
      ['RREGOP', 0.08],
      ['Syndicat', 0.014],
    ] as const
    const taken = cuts.map(([, share]) => Math.round(gross * share))
    const off = taken.reduce((all, one) => all + one, 0)
    const times = paper.between(9, 20)
    ;(p.frame(40, 150, 266, 190), p.frame(306, 150, 266, 190))
    ;['Gains', 'Retenues'].forEach((head, index) => {
      const x = 46 + index * 266
      ;(p.b(x, 162, head),
        p.r(x + 170, 162, 'Courant', 8),
        p.r(x + 252, 162, 'Cumulatif', 8),
        p.rule(x - 6, 167, x + 260))
    })
    gains.forEach(([label, one], index) => {
      ;(p.t(46, 182 + index * 15, label),
        p.r(216, 182 + index * 15, cash(one, 'fr')),
        p.r(298, 182 + index * 15, cash(one * times, 'fr')))
    })
    cuts.forEach(([label], index) => {
      ;(p.t(312, 182 + index * 15, label),
        p.r(482, 182 + index * 15, cash(taken[index] ?? 0, 'fr')),
        p.r(564, 182 + index * 15, cash((taken[index] ?? 0) * times, 'fr')))
    })
    p.rule(40, 318, 572)
    ;(p.b(46, 332, 'Brut'),
      p.r(216, 332, sum(paper, 'gross_pay', gross, '#', 'fr')),
      p.r(298, 332, sum(paper, 'gross_pay_ytd', gross * times, '#', 'fr')))
    ;(p.b(312, 332, 'Total'),
      p.r(482, 332, sum(paper, 'deductions_total', off, '#', 'fr')),
      p.r(564, 332, cash(off * times, 'fr')))
    ;(p.fill(306, 348, 266, 26, '#e4e9ec'),
      p.b(314, 365, 'Net déposé', 10),
      p.b(564, 365, sum(paper, 'net_pay', gross - off, '# $', 'fr'), 12, { align: 'right' }))
    p.t(
      46,
      400,
      `Banques au ${dated(end, 'YYYY-MM-DD')} :  vacances ${paper.between(0, 20)},0 j    maladie ${paper.between(0, 9)},6 j    temps compensé ${paper.between(0, 30)},25 h`,
      8.6,
    )
    p.para(
      46,
      430,
      520,
      'Message : les feuilles de temps doivent être approuvées le lundi avant 10 h. Campagne de vaccination contre la grippe au local A-114.',
      8.6,
    )
    p.t(
      46,
      740,
      paper.put(
        'employer_name',
        `${paper.pick(['CISSS', 'CIUSSS', 'Centre hospitalier'])} ${paper.pick(['des Monts-Bleus', 'de la Rive-Claire', 'du Grand-Portage'])}`,
      ),
      8,
    )
    ;(p.r(572, 740, 'Service de la rémunération', 8), p.t(46, 768, 'SPÉCIMEN', 8))
    return [p.sheet()]
  },
}
