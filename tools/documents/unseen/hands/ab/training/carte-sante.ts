import type { UnseenLayout } from '../../../layout.ts'
import { cardDates, likeness, side } from '../cards.ts'
import { dated, day, pen } from '../kit.ts'
import { crowd } from '../people.ts'

/** A Quebec style health card: number in groups, names without captions. */
export const carteSante: UnseenLayout = {
  name: 'carte-sante',
  docType: 'health_card',
  country: 'QC',
  form: 'card',
  draw(paper) {
    const who = crowd(paper, 'qc')()
    const { born, expires } = cardDates(paper, 4)
    const p = pen('sans', '#23303a')
    p.fill(0, 30, 1198, 120, '#f0c9a0')
    ;(p.b(50, 96, 'CARTE DE SOIN', 48, { color: '#7a3e0c' }),
      p.t(50, 134, "Régime d'assurance maladie", 24),
      p.b(1150, 96, paper.put('id_province', 'QC', 'Québec'), 36, { align: 'right' }))
    likeness(paper, p, who, { x: 830, y: 190, scale: 1 })
    const letters = (text: string) =>
      text
        .normalize('NFD')
        .replace(/[^A-Za-z]/g, '')
        .toUpperCase()
    const month = Number(born.slice(5, 7)) + (who.sex === 'F' ? 50 : 0)
    const number = `${letters(who.surname).slice(0, 3)}${letters(who.given).slice(0, 1)} ${born.slice(2, 4)}${String(month).padStart(2, '0')} ${born.slice(8)}${paper.code('##')}`
    p.b(50, 240, paper.put('id_number', number), 46)
    ;(p.t(50, 320, paper.put('first_name', who.given.toUpperCase()), 36),
      p.t(50, 368, paper.put('last_name', who.surname.toUpperCase()), 36))
    ;(p.t(50, 440, 'Né(e) le', 22),
      p.t(50, 480, day(paper, 'date_of_birth', born, 'YYYY MM DD'), 34),
      p.t(380, 440, 'Expire le', 22),
      p.t(380, 480, day(paper, 'id_expiry', expires, 'YYYY MM DD'), 34))
    p.t(50, 640, `Présentez cette carte à chaque visite.   ${dated(expires, 'YY')}${paper.code('##')}`, 22)
    return [side({ tint: '#fdf4ea', wave: '#e3b98c' }, p)]
  },
}
