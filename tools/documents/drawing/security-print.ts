import { ellipse, shape } from './sheet.ts'
import type { Mark, PathMark } from './sheet.ts'

/** Fine waves over an area, as security paper has; light enough to leave the print on top readable. */
export function wavePattern(
  area: { x: number; y: number; width: number; height: number },
  style: { color: string; opacity: number; count: number },
): PathMark[] {
  return Array.from({ length: style.count }, (_, index) => {
    const base = area.y + ((index + 0.5) * area.height) / style.count
    const points = Array.from({ length: wavePoints + 1 }, (_unused, step) => {
      const along = step / wavePoints
      const lift = Math.sin(along * 9 + index * 0.35) * 9 + Math.sin(along * 23 - index * 0.2) * 4
      return `${(area.x + along * area.width).toFixed(1)} ${(base + lift).toFixed(1)}`
    })
    return shape(`M${points.join(' L')}`, { stroke: style.color, strokeWidth: 0.8, opacity: style.opacity })
  })
}

/** A rosette of turned ellipses. */
export function rosette(cx: number, cy: number, radius: number, style: { color: string; opacity: number }): PathMark[] {
  return Array.from({ length: 18 }, (_, index) => {
    const turn = (index * Math.PI) / 18
    const points = Array.from({ length: 48 }, (_unused, step) => {
      const angle = (step * Math.PI) / 24
      const [across, along] = [Math.cos(angle) * radius, Math.sin(angle) * radius * 0.38]
      const x = cx + across * Math.cos(turn) - along * Math.sin(turn)
      const y = cy + across * Math.sin(turn) + along * Math.cos(turn)
      return `${x.toFixed(1)} ${y.toFixed(1)}`
    })
    return shape(`M${points.join(' L')} Z`, { stroke: style.color, strokeWidth: 0.9, opacity: style.opacity })
  })
}

/** Rings of a seal, in outline. */
export function seal(cx: number, cy: number, radius: number, color: string): Mark[] {
  return [1, 0.93, 0.62, 0.55].map((part) =>
    ellipse(cx, cy, radius * part, radius * part, { stroke: color, strokeWidth: 3, opacity: 0.5 }),
  )
}

const wavePoints = 60
