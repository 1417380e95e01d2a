"""Draws strips of print for train.py as a camera shows them: fonts on card patterns, blurred, small, compressed, in shade.

Each use of a text draws it anew, so that no line is seen twice and nothing is kept on disk.
"""
import io
import os

import numpy as np
from PIL import Image, ImageDraw, ImageFilter, ImageFont

# Rows of a strip and how many the box of a line fills: src/reading/recognise/ocr/line-print.ts.
ROWS, BOX_ROWS, MARGIN = 32, 25, 10
# Columns of a strip at most.
WIDTH_MAX = 900
# Drawn larger by this, then reduced, so that strokes are not fitted to pixels.
LARGER = 2
# Sizes of type in pixels as captured, and the blur (standard deviation) from which print of a size is illegible.
SIZE = (9, 44)
BLUR_MAX_PER_SIZE = 0.16
TEXTURES = 160
USUAL = ("Arimo", "Liberation", "DejaVuSans", "Carlito", "Roboto", "Inter", "NimbusSans", "texgyreheros", "Lato", "OCRB")


class Strips:
    def __init__(self, texts, fonts, seed):
        with open(texts, encoding="utf-8") as file:
            self.texts = [line.rstrip("\n") for line in file]
        self.fonts = [os.path.join(fonts, name) for name in sorted(os.listdir(fonts))]
        self.usual = [font for font in self.fonts if os.path.basename(font).startswith(USUAL)] or self.fonts
        self.random = np.random.default_rng(seed)
        self.opened, self.letters = {}, {}
        self.textures = [texture(self.random) for _ in range(TEXTURES)]

    def font(self):
        random = self.random
        pool = self.usual if random.random() < 0.55 else self.fonts
        size = SIZE[0] + (SIZE[1] - SIZE[0]) * random.random() ** 1.6
        key = (pool[int(random.integers(len(pool)))], round(size * LARGER))
        if key not in self.opened:
            if len(self.opened) > 1500:
                self.opened.clear()
            self.opened[key] = ImageFont.truetype(*key)
        return self.opened[key], key[0], size

    def has(self, font, path, text):
        """Whether the font has every character of a text."""
        known = self.letters.setdefault(path, {})
        missing = None
        for character in set(text) - {" "}:
            if character not in known:
                if missing is None:
                    missing = bytes(font.getmask("\U0010fffd"))
                mask = bytes(font.getmask(character))
                known[character] = len(mask) > 0 and mask != missing
            if not known[character]:
                return False
        return True

    def draw(self):
        """A text and its strip, `ROWS` rows of grey."""
        while True:
            text = self.texts[int(self.random.integers(len(self.texts)))]
            font, path, size = self.font()
            if len(text) * size < 14000 and self.has(font, path, text):
                strip = self.strip(text, font, size)
                if strip is not None:
                    return text, strip

    def strip(self, text, font, size):
        random = self.random
        spaced = random.random() < 0.1
        spacing = round(size * LARGER * random.uniform(0.03, 0.2)) if spaced else 0
        left, top, right, bottom = font.getbbox(text)
        wide = right + spacing * len(text)
        margin = round(size * LARGER * 1.3)
        width, height = wide + 2 * margin, bottom - top + 2 * margin
        mask = Image.new("L", (width, height), 0)
        draw = ImageDraw.Draw(mask)
        if spaced:
            x = margin
            for character in text:
                draw.text((x, margin - top), character, 255, font)
                x += font.getlength(character) + spacing
        else:
            draw.text((margin, margin - top), text, 255, font)
        box = mask.getbbox()
        if box is None:
            return None
        # What is beside a line: rules, boxes, and the lines above and below.
        beside = random.random()
        if beside < 0.16:
            other = self.texts[int(random.integers(len(self.texts)))]
            gap = round(size * LARGER * random.uniform(0.12, 0.5))
            y = box[3] + gap if random.random() < 0.5 else box[1] - gap - (bottom - top)
            draw.text((margin + random.integers(-margin, margin), y - top), other, int(random.integers(120, 255)), font)
        elif beside < 0.24:
            y = box[3] + round(size * LARGER * random.uniform(0.08, 0.35))
            draw.line((0, y, width, y), int(random.integers(100, 255)), int(random.integers(1, 4)))
        elif beside < 0.28:
            x = int(random.integers(0, margin))
            draw.line((x, 0, x, height), int(random.integers(100, 255)), int(random.integers(1, 4)))
        turn = float(random.normal(0, 0.5))
        slant = float(random.normal(0, 0.04)) if random.random() < 0.3 else 0.0
        slope = np.tan(np.radians(turn))
        if random.random() < 0.6:
            mask = mask.transform(
                (width, height),
                Image.AFFINE,
                (1, slant, -slant * height / 2, slope, 1, -slope * width / 2),
                Image.BILINEAR,
            )
            if abs(slope) * (box[2] - box[0]) > 0.3 * (box[3] - box[1]):
                return None
        if random.random() < 0.12:
            # Strokes thinner or fatter, as print and development make them.
            mask = mask.filter(ImageFilter.MaxFilter(3) if random.random() < 0.6 else ImageFilter.MinFilter(3))
        ink = np.asarray(mask.resize((max(1, width // LARGER), max(1, height // LARGER)), Image.BOX), np.float32) / 255
        picture = self.captured(self.printed(ink), size)
        return self.cut(picture, [side / LARGER for side in box])

    def printed(self, ink):
        """Grey levels of paper or card with the ink on it."""
        random = self.random
        paper = random.uniform(150, 255)
        if random.random() < 0.55:
            texture = self.textures[int(random.integers(len(self.textures)))]
            rows, columns = ink.shape
            y = int(random.integers(0, max(1, texture.shape[0] - rows)))
            x = int(random.integers(0, max(1, texture.shape[1] - columns)))
            window = texture[y : y + rows, x : x + columns]
            if window.shape != ink.shape:
                window = np.pad(window, [(0, rows - window.shape[0]), (0, columns - window.shape[1])], mode="wrap")
            paper = paper + window * random.uniform(5, 60)
        contrast = 40 + 190 * random.random() ** 0.7
        dark = np.clip(np.mean(paper) - contrast, 5, 200)
        if random.random() < 0.03:
            return 255 - (paper * (1 - ink) + dark * ink)
        return paper * (1 - ink) + dark * ink

    def captured(self, picture, size):
        """The picture blurred, lit, with noise, sharpened and compressed as cameras do."""
        random = self.random
        height, width = picture.shape
        kind = random.random()
        blur_max = min(3.0, BLUR_MAX_PER_SIZE * size)
        blur = random.uniform(0, 0.7) if kind < 0.4 else random.uniform(0.2, 1) * blur_max
        if blur > 0.15:
            picture = blurred(picture, blur)
        if random.random() < 0.08:
            length = int(random.integers(2, 2 + max(1, round(size * 0.12))))
            picture = sum(np.roll(picture, step, 1) for step in range(length)) / length
        if random.random() < 0.5:
            across, down = random.normal(0, 0.25, 2)
            light = 1 + across * np.linspace(-0.5, 0.5, width)[None, :] + down * np.linspace(-0.5, 0.5, height)[:, None]
            picture = picture * np.clip(light, 0.4, 1.3)
        if random.random() < 0.1:
            # A reflection of laminate.
            x, y = random.uniform(0, width), random.uniform(0, height)
            spread_x, spread_y = random.uniform(10, width), random.uniform(10, 3 * height)
            across = np.exp(-(((np.arange(width) - x) / spread_x) ** 2))
            down = np.exp(-(((np.arange(height) - y) / spread_y) ** 2))
            picture = picture + random.uniform(20, 110) * across[None, :] * down[:, None]
        if random.random() < 0.7:
            noise = random.standard_normal(picture.shape, dtype=np.float32) * (14 * random.random() ** 2)
            picture = picture + noise
            if random.random() < 0.3:
                picture = blurred(picture, random.uniform(0.3, 0.7))
        if random.random() < 0.25:
            picture = picture + (picture - blurred(picture, 1.2)) * random.uniform(0.3, 1.5)
        picture = np.clip(picture, 0, 255)
        if random.random() < 0.7:
            data = io.BytesIO()
            Image.fromarray(picture.astype(np.uint8)).save(data, "JPEG", quality=int(random.integers(25, 92)))
            picture = np.asarray(Image.open(data), np.float32)
        if random.random() < 0.4:
            # Clean paper: src/reading/raster/flatten.ts.
            paper = np.percentile(picture, random.uniform(60, 90))
            picture = np.minimum(255, picture * 255 / max(40, paper))
        return picture

    def cut(self, picture, box):
        """The strip of a box that fits the line about as well as found boxes do."""
        random = self.random
        left, top, right, bottom = box
        tall = bottom - top
        middle = (top + bottom) / 2 + random.normal(0, 0.045) * tall
        found = 1 + abs(random.normal(0, 0.16)) if random.random() < 0.7 else random.uniform(0.8, 1)
        scale = BOX_ROWS / (tall * found)
        scale_x = scale * random.uniform(0.93, 1.07)
        left, right = left + random.normal(0, 0.05) * tall, right + random.normal(0, 0.05) * tall
        width = round((right - left) * scale_x) + 2 * MARGIN
        if width > WIDTH_MAX or width < 12:
            return None
        area = (
            left - MARGIN / scale_x,
            middle - ROWS / 2 / scale,
            left - MARGIN / scale_x + width / scale_x,
            middle + ROWS / 2 / scale,
        )
        height, whole = picture.shape
        if area[0] < 0 or area[1] < 0 or area[2] > whole or area[3] > height:
            area = (max(0, area[0]), max(0, area[1]), min(whole, area[2]), min(height, area[3]))
        strip = Image.fromarray(picture).resize((width, ROWS), Image.BILINEAR, area)
        return np.asarray(strip, np.float32)


def blurred(picture, deviation):
    """The Gaussian blur of a picture."""
    reach = max(1, int(np.ceil(2.5 * deviation)))
    kernel = np.exp(-0.5 * (np.arange(-reach, reach + 1) / deviation) ** 2).astype(np.float32)
    kernel /= kernel.sum()
    padded = np.pad(picture, ((reach, reach), (reach, reach)), mode="edge")
    rows = sum(weight * padded[index : index + picture.shape[0]] for index, weight in enumerate(kernel))
    return sum(weight * rows[:, index : index + picture.shape[1]] for index, weight in enumerate(kernel))


def texture(random):
    """A security background of 260 by 1600 pixels, about -1 to 1: waves, rays, dots, clouds, letters' shadows."""
    height, width = 260, 1600
    picture = Image.new("L", (width, height), 128)
    draw = ImageDraw.Draw(picture)
    for _ in range(int(random.integers(1, 4))):
        kind = random.random()
        level = int(random.integers(0, 256))
        thick = int(random.integers(1, 3))
        if kind < 0.5:
            gap, swing, length = random.uniform(4, 26), random.uniform(2, 40), random.uniform(30, 400)
            slope, x = random.normal(0, 0.3), np.arange(0, width + 8, 8)
            drift = random.uniform(-0.5, 0.5)
            start = -60 - abs(slope) * width
            for index in range(int((height + 120 + 2 * abs(slope) * width) / gap)):
                y = start + index * gap + slope * x + swing * np.sin(x * 2 * np.pi / length + drift * index)
                draw.line(list(zip(x.tolist(), y.tolist())), level, thick)
        elif kind < 0.65:
            x, y = random.uniform(0, width), random.uniform(-200, height + 200)
            for angle in np.arange(0, 2 * np.pi, random.uniform(0.02, 0.08)):
                draw.line((x, y, x + 2000 * np.cos(angle), y + 2000 * np.sin(angle)), level, thick)
        elif kind < 0.75:
            gap, size = random.uniform(4, 14), random.uniform(1, 4)
            for y in np.arange(0, height, gap):
                for x in np.arange(0, width, gap):
                    draw.ellipse((x, y, x + size, y + size), level)
        elif kind < 0.85:
            x, y = random.uniform(0, width), random.uniform(0, height)
            for radius in np.arange(10, 1200, random.uniform(5, 20)):
                draw.ellipse((x - radius, y - radius, x + radius, y + radius), None, level, thick)
        else:
            for _ in range(12):
                x, y, side = random.uniform(0, width), random.uniform(0, height), random.uniform(20, 200)
                draw.ellipse((x, y, x + side, y + side * random.uniform(0.3, 1)), level)
    out = (np.asarray(picture, np.float32) - 128) / 128
    clouds = random.standard_normal((6, 24)).astype(np.float32)
    smooth = np.asarray(Image.fromarray(clouds).resize((width, height), Image.BICUBIC))
    return blurred(out, random.uniform(0.4, 1.5)) + smooth * random.uniform(0, 0.7)
