#!/usr/bin/python3
"""Trains the MRZ OCR on samples of draw-samples.ts and writes its weights as 8-bit numbers.

train.py TRAIN.bin SAMPLES TEST.bin WEIGHTS STEPS [SEED [START]]   needs Debian's python3-torch. START are weights to continue
from, at half the learning rate.

TRAIN.bin may still grow: a step uses the first EARLY + 2 x step samples and waits for them, so that the same arguments give the
same weights. Each use of a sample varies its light, contrast, noise and sharpness, and breaks strokes.

The network, on strips of 24 rows: 3x3 x12, pooled, 3x3 x24, pooled, 3x3 x48, rows pooled, 3x3 x96 over the remaining rows,
1x5 x96, then two residual 1x5 x96 with dilation 2 and 4 (about six characters of context to each side), and 38 classes (37
characters and none) for each frame of four columns. Convolutions have a leaky ReLU. Adam with a cosine schedule.
src/reading/codes/mrz/ocr-b-network.ts runs it.
"""
import os
import sys
import time

import numpy as np
import torch
import torch.nn.functional as F

torch.set_num_threads(int(os.environ.get("THREADS", "1")))

ROWS, COLUMNS, FRAMES, ANSWERS = 24, 240, 60, 38
BATCH = 64
RATE = 2e-3
SLOPE = 0.1
EARLY = 4000
# Broken or blotted spots of one strip.
SCARS = 14
# kernel (rows, columns), channels (in, out), padding of rows, pooling of (rows, columns), dilation, residual
LAYERS = [
    ((3, 3), (1, 12), 1, (2, 2), 1, False),
    ((3, 3), (12, 24), 1, (2, 2), 1, False),
    ((3, 3), (24, 48), 1, (2, 1), 1, False),
    # Without padding the kernel consumes the remaining rows.
    ((3, 3), (48, 96), 0, None, 1, False),
    ((1, 5), (96, 96), 0, None, 1, False),
    ((1, 5), (96, 96), 0, None, 2, True),
    ((1, 5), (96, 96), 0, None, 4, True),
    ((1, 1), (96, ANSWERS), 0, None, 1, False),
]
# Initial spread of residual kernels, as a share of the usual one, so that they change little at first.
ADDED_SPREAD = 0.1


def records(path, count=None):
    size = ROWS * COLUMNS + FRAMES
    while count is not None and (not os.path.exists(path) or os.path.getsize(path) < count * size):
        time.sleep(2)
    count = os.path.getsize(path) // size if count is None else count
    data = np.fromfile(path, dtype=np.uint8, count=count * size).reshape(count, size)
    return data[:, : ROWS * COLUMNS].reshape(count, ROWS, COLUMNS), data[:, ROWS * COLUMNS :].view(np.int8)


def forward(params, x):
    for (kernel, _, pad_rows, halves, spacing, adds), (weights, bias) in zip(LAYERS, params):
        y = F.conv2d(x, weights, bias, padding=(pad_rows, kernel[1] // 2 * spacing), dilation=(1, spacing))
        if len(bias) != ANSWERS:
            y = F.leaky_relu(y, SLOPE)
        if halves:
            y = F.max_pool2d(y, halves)
        x = x + y if adds else y
    return x[:, :, 0]


def ink(strips):
    return strips.astype(np.float32) / 170 - 0.25


def varied(ink, random):
    """Strips with other light, printers and cameras."""
    n = len(ink)

    def some(share):
        return (random.random(n) < share).astype(np.float32)[:, None, None]

    def between(low, high):
        return random.uniform(low, high, n).astype(np.float32)[:, None, None]

    soft = (ink + np.roll(ink, 1, axis=1) + np.roll(ink, -1, axis=1)) / 3
    soft = (soft + np.roll(soft, 1, axis=2) + np.roll(soft, -1, axis=2)) / 3
    # A negative blur sharpens.
    mix = between(-0.5, 0.9) * some(0.4)
    ink = ink + (soft - ink) * mix
    hard = 1 / (1 + np.exp(-between(7, 22) * (ink - between(0.3, 0.62))))
    ink = ink + (hard - ink) * some(0.25)
    shift = random.integers(-1, 2, n)
    ink = np.stack([np.roll(strip, by, axis=0) for strip, by in zip(ink, shift)])
    ink = ink * (1 + between(-0.18, 0.18)) + between(-0.08, 0.1) * some(0.5)
    scar(ink, random)
    grain = random.standard_normal(ink.shape, dtype=np.float32) * between(0, 0.14) * some(0.4)
    return np.clip(ink + grain, -0.25, 1.25)


def scar(ink, random):
    """Breaks strokes of half of the strips at some spots and merges them at others, in place."""
    for index in np.flatnonzero(random.random(len(ink)) < 0.5):
        for _ in range(random.integers(1, SCARS + 1)):
            row, column = random.integers(2, ROWS - 4), random.integers(0, COLUMNS - 6)
            height, width = random.integers(1, 4), random.integers(1, 6)
            place = ink[index, row : row + height, column : column + width]
            breaks = random.random() < 0.7
            place += (random.uniform(0, 0.5) - place) * 0.9 if breaks else (random.uniform(0.5, 1) - place) * 0.6


def accuracy(params, strips, labels):
    """Accuracy over frames with a character, and over those without."""
    hit, total = np.zeros(2), np.zeros(2)
    with torch.no_grad():
        for start in range(0, len(strips), BATCH):
            scores = forward(params, torch.from_numpy(ink(strips[start : start + BATCH]))[:, None])
            read, truth = scores.argmax(dim=1).numpy(), labels[start : start + BATCH]
            for kind, chosen in enumerate([(truth >= 0) & (truth < 37), truth == 37]):
                hit[kind] += (read[chosen] == truth[chosen]).sum()
                total[kind] += chosen.sum()
    return hit / total


def quantised(params):
    """Weights as 8-bit numbers with a scale for each channel, ordered rows, columns, in, out; biases unchanged."""
    out = []
    for weights, bias in params:
        flat = weights.detach().permute(2, 3, 1, 0).numpy().reshape(-1, len(bias))
        scale = np.maximum(np.abs(flat).max(axis=0), 1e-12) / 127
        out.append((np.round(flat / scale).astype(np.int8), scale.astype("<f4"), bias.detach().numpy().astype("<f4")))
    return out


def main():
    train, samples, test, out, steps = sys.argv[1], int(sys.argv[2]), sys.argv[3], sys.argv[4], int(sys.argv[5])
    seed = int(sys.argv[6]) if len(sys.argv) > 6 else 1
    random = np.random.default_rng(seed)
    torch.manual_seed(seed)
    test_strips, test_labels = records(test)
    params = []
    for (rows, columns), (into, of), _, _, _, adds in LAYERS:
        spread = (2 / (rows * columns * into)) ** 0.5 * (ADDED_SPREAD if adds else 1)
        weights = (torch.randn(of, into, rows, columns) * spread).requires_grad_()
        params.append((weights, torch.zeros(of, requires_grad=True)))
    start = sys.argv[7] if len(sys.argv) > 7 else None
    if start is not None:
        read(start, params)
    flat = [parameter for pair in params for parameter in pair]
    optimiser = torch.optim.Adam(flat, lr=RATE if start is None else RATE / 2)
    rate = torch.optim.lr_scheduler.LambdaLR(
        optimiser, lambda step: min(1, step / 100) * 0.5 * (1 + np.cos(np.pi * step / steps)) + 5e-3
    )
    begun = time.process_time()
    recent = []
    for step in range(1, steps + 1):
        if step % 100 == 1:
            strips, labels = records(train, min(samples, EARLY + 2 * step))
        chosen = random.integers(0, len(strips), BATCH)
        scores = forward(params, torch.from_numpy(varied(ink(strips[chosen]), random))[:, None])
        loss = F.cross_entropy(scores, torch.from_numpy(labels[chosen].astype(np.int64)), ignore_index=-1)
        optimiser.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_(flat, 2)
        optimiser.step()
        rate.step()
        recent.append(loss.item())
        if step % 100 == 0 or step == steps:
            line = f"step {step}  loss {np.mean(recent[-100:]):.4f}  {time.process_time() - begun:.0f} s CPU  {len(strips)} samples"
            if step % 500 == 0 or step == steps:
                characters, gaps = accuracy(params, test_strips, test_labels)
                line += f"  characters {characters:.4f}  gaps {gaps:.4f}"
                write(out, params)
            print(line, flush=True)
    read(out, params)
    print("eight bits: characters %.4f  gaps %.4f" % tuple(accuracy(params, test_strips, test_labels)))


def read(file, params):
    """Loads the weights of a file; residual kernels that it lacks keep their initial values."""
    packed = np.fromfile(file, dtype=np.uint8)
    size = lambda pair: pair[0].numel() + 8 * len(pair[1])
    adding = [index for index, layer in enumerate(LAYERS) if layer[5]]
    missing, skipped = sum(map(size, params)) - packed.size, set()
    for index in adding:
        if missing > 0:
            skipped.add(index)
            missing -= size(params[index])
    at = 0
    for index, (weights, bias) in enumerate(params):
        if index in skipped:
            continue
        (of, into, rows, columns), channels = weights.shape, len(bias)
        scale = packed[at : at + 4 * channels].view("<f4")
        values = packed[at + 8 * channels : at + size((weights, bias))].view(np.int8).reshape(rows, columns, into, of) * scale
        with torch.no_grad():
            bias.copy_(torch.from_numpy(packed[at + 4 * channels : at + 8 * channels].view("<f4").copy()))
            weights.copy_(torch.from_numpy(values.astype(np.float32)).permute(3, 2, 0, 1))
        at += size((weights, bias))


def write(out, params):
    with open(out, "wb") as file:
        for weights, scale, bias in quantised(params):
            file.write(scale.tobytes() + bias.tobytes() + weights.tobytes())


main()
