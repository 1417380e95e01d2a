/** Brightness, of 255, up to which a pixel of a prepared page is ink. */
export const inkMax = 150
/** The same for thin strokes, which noise and resizing leave grey: hairlines of forms, dotted leaders, accents. */
export const faintInkMax = 190
