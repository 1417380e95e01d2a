#!/usr/bin/python3
"""Trains the networks of noisy and of photographed print and writes their weights as 8-bit numbers.

train.py OUT.weights STEPS TEST.bin[,TEST.bin] TRAIN.bin...   needs Debian's python3-torch. TRAIN and TEST are lines of draw-lines.ts;
TRAIN files that are missing or still growing are read as they come. Each use of a line cuts, stretches, blurs and dims it anew. Lines
that are illegible, as a share of the smallest print is, are used less.

In the environment:
  DRAWN=TEXTS,FONTS   four of five batches are drawn by strips.py, all of them when there is no TRAIN file
  DRAWN_TEST=TEXTS,FONTS   500 drawn strips are a test too
  START=FILE   begins with a checkpoint, or with 8-bit weights, also those of a shorter alphabet
  RESUME=1   the steps of the checkpoint count: OUT.weights.torch is written with every measurement
  FADE=1   the rate falls to nothing over the steps that are left; else it is even with DRAWN, and falls along a cosine without
  CHARACTERS=120   the alphabet of noisy print
  HALF=1   convolutions in 16-bit floats, twice as fast where the processor has AVX-512 BF16
  RATE, SEED

The network reads strips of 32 rows: three 3x3 convolutions (pooled in both directions, in rows, in both), one of 4x3 that leaves
one row, six residual ones of 1x5 with dilation up to 8, and two outputs of the alphabet and none for each frame of four columns.
Convolutions have a leaky ReLU. Connectionist temporal classification (Graves et al. 2006), Adam.
src/reading/recognise/ocr/print-network.ts runs it.
"""
import math
import os
import sys
import time
import unicodedata

import numpy as np
import torch
from torch import nn
from torch.nn import functional

from strips import Strips

ALPHABET = (
    " 0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
    "ÀÂÇÈÉÊËÎÏÔÖÙÛÜŒàâçèéêëîïôöùûüœ.,:;-–'\"«»()/&@%#$€°*+=?!_•"
    "ÁÃÄÅÆĀĂĄĆČĎĐĒĖĘĚĞĢÌÍĪĮİĶĹĽŁÑŃŅŇÒÓÕØŐŔŘŚŞŠŢŤÚŪŮŰŲÝŹŻŽÞßáãäåæāăąćčďđðēėęěğģìíīįıķĺľłñńņňòóõøőŕřśşšţťúūůűųýźżžþ<>[]£ªº¡¿"
)
# The network of noisy print has the first 120 of them.
ALPHABET = ALPHABET[: int(os.environ.get("CHARACTERS", len(ALPHABET)))]
# Characters with the same drawing are one class.
ALIKE = {"’": "'", "“": '"', "”": '"', "—": "–", "Ș": "Ş", "ș": "ş", "Ț": "Ţ", "ț": "ţ", "Ð": "Đ"}
ANSWERS = len(ALPHABET) + 1
PLACES = {character: place for place, character in enumerate(ALPHABET)}
# Letters without a mark that new characters begin as.
BASES = {"Æ": "E", "æ": "e", "Đ": "D", "đ": "d", "Ł": "L", "ł": "l", "Ø": "O", "ø": "o", "Þ": "P", "þ": "p", "ð": "d",
         "ß": "B", "ı": "i", "<": "«", ">": "»", "[": "(", "]": ")", "£": "€", "ª": "a", "º": "°", "¡": "!", "¿": "?"}
SAVED_ROWS, ROWS = 40, 32
FRAME_COLUMNS, ANSWERS_A_FRAME = 4, 2
CHANNELS = int(os.environ.get("CHANNELS", 144))
SLOPE = 0.1
RATE = 2.5e-3
WARM = 400
# Columns of a batch, and lines from which batches of similar width are made.
BATCH_COLUMNS = 11_000
POOL = 1200
POOL_DRAWN = 400
# Share of batches that are drawn when there are files too.
DRAWN_SHARE = 0.8
# Whether convolutions are computed in 16-bit floats, which processors with AVX-512 BF16 do faster.
HALF = os.environ.get("HALF") == "1"
WIDTH_MAX = 2000
SPACINGS = [1, 2, 4, 8, 2, 1]
# Loss per character from which a line counts less, and from which it is used with probability HOPELESS_SHARE.
LOSS_USUAL, LOSS_HOPELESS, HOPELESS_SHARE = 1.0, 1.8, 0.25
# Steps between measurements.
ROUND = 300


class Convolution(nn.Module):
    def __init__(self, kernel, into, out, padding, spacing=1, pool=None, adds=False):
        super().__init__()
        self.convolution = nn.Conv2d(into, out, kernel, padding=padding, dilation=(1, spacing), bias=False)
        self.norm = nn.BatchNorm2d(out)
        self.pool, self.adds = pool, adds

    def forward(self, x):
        y = self.convolution(x)
        if self.pool:
            y = functional.max_pool2d(y, self.pool)
        # Scaling by a positive number keeps the maximum, so norms can be folded into kernels.
        norm = self.norm
        y = functional.batch_norm(
            y, norm.running_mean, norm.running_var, norm.weight.abs(), norm.bias, self.training, norm.momentum, norm.eps
        )
        y = functional.leaky_relu(y, SLOPE)
        return x + y if self.adds else y


class Network(nn.Module):
    def __init__(self):
        super().__init__()
        context = [
            Convolution((1, 5), CHANNELS, CHANNELS, (0, 2 * spacing), spacing, adds=True) for spacing in SPACINGS
        ]
        self.layers = nn.Sequential(
            Convolution((3, 3), 1, 16, (1, 1), pool=(2, 2)),
            Convolution((3, 3), 16, 32, (1, 1), pool=(2, 1)),
            Convolution((3, 3), 32, 64, (1, 1), pool=(2, 2)),
            Convolution((4, 3), 64, CHANNELS, (0, 1)),
            *context,
        )
        self.answers = nn.Conv2d(CHANNELS, ANSWERS_A_FRAME * ANSWERS, 1)

    def logits(self, x):
        y = self.answers(self.layers(x))
        n, _, _, frames = y.shape
        y = y.view(n, ANSWERS_A_FRAME, ANSWERS, frames).permute(0, 3, 1, 2)
        return y.reshape(n, frames * ANSWERS_A_FRAME, ANSWERS)

    def forward(self, x):
        return functional.log_softmax(self.logits(x), dim=2)


class Lines:
    """Lines of files that may still grow."""

    def __init__(self, files):
        self.files, self.read_to, self.lines = files, {file: 0 for file in files}, []
        # The last loss per character of each line.
        self.losses = np.zeros(0, np.float32)

    def reload(self):
        for file in self.files:
            there = file if os.path.exists(file) else file.replace(".bin", ".part")
            if not os.path.exists(there) or os.path.getsize(there) == self.read_to[file]:
                continue
            data = np.fromfile(there, np.uint8, offset=self.read_to[file])
            at = 0
            while at + 8 <= len(data):
                width, size, grain, font = (int(v) for v in data[at : at + 8].view("<u2"))
                end = at + 8 + size + width * SAVED_ROWS
                if end > len(data):
                    break
                text = bytes(data[at + 8 : at + 8 + size]).decode()
                text = "".join(ALIKE.get(character, character) for character in text)
                # A copy, so that the other bytes are freed.
                picture = data[at + 8 + size : end].reshape(SAVED_ROWS, width).copy()
                at = end
                if width <= WIDTH_MAX and all(character in ALPHABET for character in text) and width >= 3 * len(text):
                    self.lines.append((text, picture, grain, font))
            self.read_to[file] += at
        self.losses = np.append(self.losses, np.zeros(len(self.lines) - len(self.losses), np.float32))
        return len(self.lines)

    def some(self, count, random):
        """Indices of lines to train on."""
        indices = random.integers(0, len(self.lines), 2 * count)
        hopeless = self.losses[indices] > LOSS_HOPELESS
        return indices[~hopeless | (random.random(len(indices)) < HOPELESS_SHARE)][:count]


def varied(picture, random):
    """A strip as cut by a slightly different box, from another printer."""
    rows = ROWS if random.random() < 0.4 else int(random.integers(28, 38))
    top = int(np.clip((SAVED_ROWS - rows) / 2 + random.normal(0, 1.0), 0, SAVED_ROWS - rows))
    width = picture.shape[1]
    left, right = int(random.integers(0, 5)), int(random.integers(0, 5))
    picture = picture[top : top + rows, left : width - right]
    stretch = ROWS / rows * random.uniform(0.94, 1.06)
    if rows == ROWS and random.random() < 0.5:
        return picture.astype(np.float32)
    whole = torch.from_numpy(picture.astype(np.float32))[None, None]
    size = (ROWS, max(8, round(picture.shape[1] * stretch)))
    return functional.interpolate(whole, size, mode="bilinear", align_corners=False)[0, 0].numpy()


def usual(picture):
    if len(picture) == ROWS:
        return picture
    top = (SAVED_ROWS - ROWS) // 2
    return picture[top : top + ROWS].astype(np.float32)


def ink(strip):
    """Darkness minus the mean of the strip, over its standard deviation."""
    return (strip.mean() - strip) / (strip.std() + 1)


def dimmed(strip, random):
    if random.random() < 0.25:
        # A negative blur sharpens.
        mix = random.uniform(-0.4, 0.5)
        soft = strip.copy()
        soft[:, 1:-1] = (strip[:, :-2] + strip[:, 1:-1] + strip[:, 2:]) / 3
        soft[1:-1] = (soft[:-2] + soft[1:-1] + soft[2:]) / 3
        strip = strip + (soft - strip) * mix
    if random.random() < 0.15:
        strip = strip + random.standard_normal(strip.shape, dtype=np.float32) * random.uniform(2, 10)
    if random.random() < 0.08:
        for _ in range(int(random.integers(1, 3))):
            at = int(random.integers(0, strip.shape[1]))
            strip = strip.copy()
            strip[:, at : at + int(random.integers(2, 7))] = np.median(strip)
    return strip


def batch_of(strips):
    width = math.ceil(max(strip.shape[1] for strip in strips) / 16) * 16
    out = np.zeros((len(strips), 1, ROWS, width), np.float32)
    for index, strip in enumerate(strips):
        out[index, 0, :, : strip.shape[1]] = ink(strip)
    counts = [math.ceil(strip.shape[1] / FRAME_COLUMNS) * ANSWERS_A_FRAME for strip in strips]
    return torch.from_numpy(out).contiguous(memory_format=torch.channels_last), torch.tensor(counts)


def batches(lines, random):
    """Endless batches of indices of lines of similar width."""
    while True:
        pool = lines.some(POOL, random).tolist()
        width = {index: lines.lines[index][1].shape[1] for index in pool}
        pool.sort(key=lambda index: width[index] * random.uniform(0.9, 1.1))
        groups, group, widest = [], [], 0
        for index in pool:
            widest = max(widest, width[index])
            if group and widest * (len(group) + 1) > BATCH_COLUMNS:
                groups.append(group)
                group, widest = [], width[index]
            group.append(index)
        groups.append(group)
        random.shuffle(groups)
        yield from groups


def decoded(logs, counts):
    texts = []
    for best, count in zip(logs.argmax(2).tolist(), counts.tolist()):
        text, last = "", 0
        for answer in best[:count]:
            if answer != last and answer != 0:
                text += ALPHABET[answer - 1]
            last = answer
        texts.append(text.strip())
    return texts


def distance(one, other):
    row = list(range(len(other) + 1))
    for i, a in enumerate(one, 1):
        before, row[0] = row[0], i
        for j, b in enumerate(other, 1):
            before, row[j] = row[j], min(row[j] + 1, row[j - 1] + 1, before + (a != b))
    return row[-1]


def measured(network, lines):
    """Character error rate and word accuracy by noise."""
    network.eval()
    wrong, total, right, words = (np.zeros(3) for _ in range(4))
    ordered = sorted(lines.lines, key=lambda line: line[1].shape[1])
    with torch.no_grad():
        for start in range(0, len(ordered), 24):
            some = ordered[start : start + 24]
            picture, counts = batch_of([usual(line[1]) for line in some])
            for text, (truth, _, grain, _) in zip(decoded(network(picture), counts), some):
                wrong[grain] += distance(text, truth)
                total[grain] += len(truth)
                said = text.split()
                for word in truth.split():
                    words[grain] += 1
                    if word in said:
                        right[grain] += 1
                        said.remove(word)
    network.train()
    return " ".join(
        f"{name} {wrong[g] / max(1, total[g]):.4f}/{right[g] / max(1, words[g]):.3f}"
        for g, name in enumerate(["none", "light", "heavy"])
    )


def folded(network):
    """Kernels and biases of all layers, with norms folded in."""
    out = []
    for layer in network.layers:
        scale = layer.norm.weight.abs() / torch.sqrt(layer.norm.running_var + layer.norm.eps)
        kernel = layer.convolution.weight * scale[:, None, None, None]
        out.append((kernel, layer.norm.bias - layer.norm.running_mean * scale))
    out.append((network.answers.weight, network.answers.bias))
    return [(kernel.detach().numpy(), bias.detach().numpy()) for kernel, bias in out]


def write(network, file):
    """Scales, biases and kernels (rows, columns, channels in, channels out), layer by layer."""
    with open(file + ".part", "wb") as out:
        for kernel, bias in folded(network):
            kernel = kernel.transpose(2, 3, 1, 0)
            scale = np.abs(kernel).max(axis=(0, 1, 2)) / 127
            whole = np.round(kernel / scale).astype(np.int8)
            out.write(scale.astype("<f4").tobytes() + bias.astype("<f4").tobytes() + whole.tobytes())
    os.replace(file + ".part", file)


def loaded(network, file):
    """Loads a checkpoint, or 8-bit weights as `write` made them, also those of a shorter alphabet."""
    if not file.endswith(".weights"):
        state = torch.load(file)
        network.load_state_dict(state["network"] if "network" in state else state)
        return
    data, at = np.fromfile(file, np.uint8), 0

    def take(kernel, out):
        nonlocal at
        scale, bias = (data[at + 4 * out * i : at + 4 * out * (i + 1)].view("<f4").copy() for i in range(2))
        at += 8 * out
        into, rows, columns = kernel.shape[1:]
        size = out * into * rows * columns
        whole = data[at : at + size].view(np.int8).reshape(rows, columns, into, out).astype(np.float32) * scale
        at += size
        return torch.from_numpy(whole.transpose(3, 2, 0, 1).copy()), torch.from_numpy(bias)

    with torch.no_grad():
        for layer in network.layers:
            kernel, bias = take(layer.convolution.weight, layer.convolution.out_channels)
            layer.convolution.weight.copy_(kernel)
            layer.norm.bias.copy_(bias)
        answers = network.answers
        known = (len(data) - at) // (8 + answers.in_channels) // ANSWERS_A_FRAME
        kernel, bias = take(answers.weight, known * ANSWERS_A_FRAME)
        for half in range(ANSWERS_A_FRAME):
            to, of = half * ANSWERS, half * known
            answers.weight[to : to + known] = kernel[of : of + known]
            answers.bias[to : to + known] = bias[of : of + known]
            for index in range(known, ANSWERS):
                # A new character begins as its letter without the mark, less likely.
                base = unicodedata.normalize("NFD", ALPHABET[index - 1])[0]
                like = ALPHABET.index(BASES.get(base, base)) + 1
                answers.weight[to + index] = kernel[of + like] if like < known else kernel[of]
                answers.bias[to + index] = bias[of + like] - 3 if like < known else bias[of] - 8


def calibrated(network, picture):
    """Sets the norms of a network whose norms are folded into its kernels so that it answers the same."""
    with torch.no_grad():
        for layer in network.layers:
            y = layer.convolution(picture)
            y = functional.max_pool2d(y, layer.pool) if layer.pool else y
            norm = layer.norm
            mean, variance = y.mean((0, 2, 3)), y.var((0, 2, 3))
            norm.running_mean.copy_(mean)
            norm.running_var.copy_(variance)
            norm.weight.copy_(torch.sqrt(variance + norm.eps))
            norm.bias.add_(mean)
            y = functional.leaky_relu(y + (norm.bias - mean)[None, :, None, None], SLOPE)
            picture = picture + y if layer.adds else y


class Drawn:
    """Strips drawn as they are needed, in groups of similar width."""

    def __init__(self, texts, fonts, seed):
        self.strips, self.random = Strips(texts, fonts, seed), np.random.default_rng(seed)
        self.waiting = []

    def group(self):
        if not self.waiting:
            pool = sorted((self.strips.draw() for _ in range(POOL_DRAWN)), key=lambda line: line[1].shape[1])
            group = []
            for line in pool:
                if group and line[1].shape[1] * (len(group) + 1) > BATCH_COLUMNS:
                    self.waiting.append(group)
                    group = []
                group.append(line)
            self.waiting.append(group)
            self.random.shuffle(self.waiting)
        return self.waiting.pop()


def main():
    out, steps, tests, files = sys.argv[1], int(sys.argv[2]), sys.argv[3].split(","), sys.argv[4:]
    torch.set_num_threads(1)
    torch.manual_seed(1)
    random = np.random.default_rng(int(os.environ.get("SEED", 1)))
    test = [Lines([file]) for file in tests if file]
    for each in test:
        each.reload()
    if os.environ.get("DRAWN_TEST"):
        strips = Strips(*os.environ["DRAWN_TEST"].split(","), 77)
        test.append(Lines([]))
        test[-1].lines = [(text, strip, 0, 0) for text, strip in (strips.draw() for _ in range(500))]
    lines = Lines(files)
    while lines.reload() < 2000 and not os.environ.get("DRAWN"):
        time.sleep(2)
    network = Network().to(memory_format=torch.channels_last)
    rate_peak = float(os.environ.get("RATE", RATE))
    drawn = None
    if os.environ.get("DRAWN"):
        drawn = Drawn(*os.environ["DRAWN"].split(","), int(os.environ.get("SEED", 1)))
    first, start = 0, os.environ.get("START")
    if start:
        loaded(network, start)
    if start and start.endswith(".weights"):
        group = drawn.group() if drawn else [lines.lines[index][:2] for index in next(batches(lines, random))]
        calibrated(network, batch_of([strip for _, strip in group])[0])
    optimiser = torch.optim.AdamW(network.parameters(), lr=rate_peak, betas=(0.9, 0.98), weight_decay=1e-3)
    if start and not start.endswith(".weights"):
        state = torch.load(start)
        if "optimiser" in state:
            optimiser.load_state_dict(state["optimiser"])
        first = state.get("step", 0) if os.environ.get("RESUME") else 0
    ctc = nn.CTCLoss(reduction="none", zero_infinity=True)
    recent, shown, begun = [], 0, time.process_time()
    of_files = batches(lines, random) if lines.lines else None
    fading = os.environ.get("FADE") == "1"
    for step in range(first + 1, steps + 1):
        if fading:
            rate = rate_peak * max(0.01, 1 - (step - first) / (steps - first))
        else:
            rate = rate_peak * min(1, step / WARM)
            rate *= 1 if drawn else 0.5 * (1 + math.cos(math.pi * step / steps)) + 0.002
        for settings in optimiser.param_groups:
            settings["lr"] = rate
        group = None
        if drawn and (of_files is None or random.random() < DRAWN_SHARE):
            some = drawn.group()
            texts = ["".join(ALIKE.get(character, character) for character in text) for text, _ in some]
            strips = [strip for _, strip in some]
        else:
            group = next(of_files)
            texts = [lines.lines[index][0] for index in group]
            strips = [dimmed(varied(lines.lines[index][1], random), random) for index in group]
        picture, counts = batch_of(strips)
        said = torch.tensor([PLACES.get(c, 0) + 1 for text in texts for c in text], dtype=torch.long)
        lengths = torch.tensor([len(text) for text in texts])
        with torch.cpu.amp.autocast(enabled=HALF, dtype=torch.bfloat16):
            logs = network.logits(picture)
        losses = ctc(functional.log_softmax(logs.float(), dim=2).permute(1, 0, 2), said, counts, lengths)
        each = (losses / (lengths + 1)).detach()
        if group is not None:
            lines.losses[group] = each.numpy()
        weights = (LOSS_USUAL / each.clamp(min=LOSS_USUAL)).clamp(min=0.15)
        loss = (losses * weights).sum() / (lengths.sum() + len(texts))
        optimiser.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(network.parameters(), 3.0)
        optimiser.step()
        recent.append(loss.item())
        shown += len(texts)
        if step % 50 == 0 or step == steps:
            line = f"step {step} loss {np.mean(recent[-50:]):.4f} {shown} lines {time.process_time() - begun:.0f} s CPU"
            lines.reload()
            if step % ROUND == 0 or step == steps:
                line += "".join(f"  {measured(network, one)}" for one in test)
                state = {"network": network.state_dict(), "optimiser": optimiser.state_dict(), "step": step}
                torch.save(state, out + ".torch")
                write(network, out)
            print(line, flush=True)


if __name__ == "__main__":
    main()
