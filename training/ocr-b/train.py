#!/usr/bin/python3
"""Trains the OCR-B recogniser on samples of draw-samples.ts and writes its weights as eight-bit numbers.

train.py TRAIN.bin SAMPLES TEST.bin WEIGHTS STEPS [SEED [START]]   needs Debian's python3-numpy (libopenblas0-pthread to be
quick). START are weights to go on from, at half the rate.

TRAIN.bin may still be being drawn: a step uses the first EARLY + 2 x step samples and waits for them, so that the same
arguments give the same weights. Each time a sample is used it is made darker, fainter, grainier, softer, harder or broken anew.

The network, on strips of 24 rows: 3x3 x12, halved, 3x3 x24, halved, 3x3 x48, rows halved, 3x3 x96 over the remaining rows,
1x5 x96, 1x5 x96 of every fourth frame added to what it is made of (some four characters to each side), 38 answers (37
characters and none) for each frame of four columns. Convolutions are followed by a leaky ramp. Adam, cosine rate.
src/reading/mrz/ocr-b-network.ts runs it.
"""
import os
import sys
import time

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
import numpy as np  # noqa: E402  after the number of threads is set

ROWS, COLUMNS, FRAMES, ANSWERS = 24, 240, 60, 38
BATCH = 24
RATE = 2e-3
SLOPE = 0.1
EARLY = 2000
# Broken or blotted places of one strip.
SCARS = 14
# kernel rows, kernel columns, channels in, channels out, halving of (rows, columns) after it
LAYERS = [
    (3, 3, 1, 12, (2, 2)),
    (3, 3, 12, 24, (2, 2)),
    (3, 3, 24, 48, (2, 1)),
    (3, 3, 48, 96, None),
    (1, 5, 96, 96, None),
    (1, 5, 96, 96, None),
    (1, 1, 96, ANSWERS, None),
]
# Rows are not padded where the kernel is to eat them up.
ROW_PADDING = [1, 1, 1, 0, 0, 0, 0]
# The layer whose kernel takes every fourth frame and whose answers are added to what it was given.
CONTEXT, SPACING = 5, 4
# Share of the usual spread that its kernel begins with: at first it changes little.
CONTEXT_SPREAD = 0.1


def records(path, count=None):
    size = ROWS * COLUMNS + FRAMES
    while count is not None and (not os.path.exists(path) or os.path.getsize(path) < count * size):
        time.sleep(2)
    count = os.path.getsize(path) // size if count is None else count
    data = np.fromfile(path, dtype=np.uint8, count=count * size).reshape(count, size)
    return data[:, : ROWS * COLUMNS].reshape(count, ROWS, COLUMNS), data[:, ROWS * COLUMNS :].view(np.int8)


def columns_of(x, kh, kw, pad_rows, spacing):
    pad_columns = kw // 2 * spacing
    x = np.pad(x, ((0, 0), (pad_rows, pad_rows), (pad_columns, pad_columns), (0, 0)))
    windows = np.lib.stride_tricks.sliding_window_view(x, (kh, (kw - 1) * spacing + 1), axis=(1, 2))[..., ::spacing]
    n, h, w, c = windows.shape[:4]
    return np.ascontiguousarray(windows.transpose(0, 1, 2, 4, 5, 3)).reshape(n * h * w, kh * kw * c), (n, h, w)


def forward(params, x):
    saved = []
    for index, ((kh, kw, ci, co, pool), pad, (weights, bias)) in enumerate(zip(LAYERS, ROW_PADDING, params)):
        cols, (n, h, w) = columns_of(x, kh, kw, pad, SPACING if index == CONTEXT else 1)
        y = (cols @ weights + bias).reshape(n, h, w, co)
        last = co == ANSWERS
        if not last:
            y = np.maximum(y, SLOPE * y)
        pooled = y
        if pool:
            pooled = np.maximum(y[:, ::2], y[:, 1::2])
            if pool[1] == 2:
                pooled = np.maximum(pooled[:, :, ::2], pooled[:, :, 1::2])
        saved.append((x.shape, cols, y, pooled))
        x = x + pooled if index == CONTEXT else pooled
    return x.reshape(x.shape[0], -1, ANSWERS), saved


def backward(params, saved, grad):
    grads = []
    n = grad.shape[0]
    grad = grad.reshape(n, 1, FRAMES, ANSWERS)
    for index in range(len(LAYERS) - 1, -1, -1):
        kh, kw, ci, co, pool = LAYERS[index]
        weights, _ = params[index]
        shape, cols, y, pooled = saved[index]
        passed_on = grad if index == CONTEXT else None
        if co != ANSWERS:
            grad = grad * np.where(pooled > 0, np.float32(1), np.float32(SLOPE))
        if pool:
            whole = np.empty_like(y)
            for i in range(pool[0]):
                for j in range(pool[1]):
                    part = (slice(None), slice(i, None, pool[0]), slice(j, None, pool[1]))
                    whole[part] = grad * (y[part] == pooled)
            grad = whole
        flat = grad.reshape(-1, co)
        grads.append((cols.T @ flat, flat.sum(axis=0)))
        if index == 0:
            break
        spacing = SPACING if index == CONTEXT else 1
        pad_rows, pad_columns = ROW_PADDING[index], kw // 2 * spacing
        spread = (flat @ weights.T).reshape(*y.shape[:3], kh, kw, ci)
        full = np.zeros((n, shape[1] + 2 * pad_rows, shape[2] + 2 * pad_columns, ci), np.float32)
        for i in range(kh):
            for j in range(kw):
                full[:, i : i + y.shape[1], j * spacing : j * spacing + y.shape[2]] += spread[:, :, :, i, j]
        grad = full[:, pad_rows : pad_rows + shape[1], pad_columns : pad_columns + shape[2]]
        if passed_on is not None:
            grad = grad + passed_on
    return grads[::-1]


def ink(strips):
    return (strips.astype(np.float32) / 170 - 0.25)[..., None]


def varied(ink, random):
    """Strips as other light, other printers and other cameras would have left them."""
    n = len(ink)

    def some(share):
        return (random.random(n) < share).astype(np.float32)[:, None, None, None]

    def between(low, high):
        return random.uniform(low, high, n).astype(np.float32)[:, None, None, None]

    soft = (ink + np.roll(ink, 1, axis=1) + np.roll(ink, -1, axis=1)) / 3
    soft = (soft + np.roll(soft, 1, axis=2) + np.roll(soft, -1, axis=2)) / 3
    # Less than nothing makes edges sharper than they are.
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
    """Breaks strokes in some places of half of the strips and runs them together in others; in place."""
    for index in np.flatnonzero(random.random(len(ink)) < 0.5):
        for _ in range(random.integers(1, SCARS + 1)):
            row, column = random.integers(2, ROWS - 4), random.integers(0, COLUMNS - 6)
            height, width = random.integers(1, 4), random.integers(1, 6)
            place = ink[index, row : row + height, column : column + width]
            breaks = random.random() < 0.7
            place += (random.uniform(0, 0.5) - place) * 0.9 if breaks else (random.uniform(0.5, 1) - place) * 0.6


def loss_and_gradient(scores, labels):
    shifted = scores - scores.max(axis=2, keepdims=True)
    shares = np.exp(shifted)
    shares /= shares.sum(axis=2, keepdims=True)
    said = labels >= 0
    which = np.where(said, labels, 0)
    right = np.take_along_axis(shares, which[..., None], axis=2)[..., 0]
    loss = -(np.log(right + 1e-9) * said).sum() / said.sum()
    grad = shares.copy()
    np.put_along_axis(grad, which[..., None], right[..., None] - 1, axis=2)
    return loss, grad * (said / said.sum())[..., None].astype(np.float32)


def accuracy(params, strips, labels):
    """Share of frames that are a character and are read as it, and of those that are none."""
    hit = np.zeros(2)
    total = np.zeros(2)
    for start in range(0, len(strips), BATCH):
        scores, _ = forward(params, ink(strips[start : start + BATCH]))
        read, truth = scores.argmax(axis=2), labels[start : start + BATCH]
        for kind, chosen in enumerate([(truth >= 0) & (truth < 37), truth == 37]):
            hit[kind] += (read[chosen] == truth[chosen]).sum()
            total[kind] += chosen.sum()
    return hit / total


def quantised(params):
    """Weights as 8-bit numbers with a scale for each channel; biases stay as they are."""
    out = []
    for weights, bias in params:
        scale = np.abs(weights).max(axis=0) / 127
        out.append((np.round(weights / scale).astype(np.int8), scale.astype("<f4"), bias.astype("<f4")))
    return out


def main():
    train, samples, test, out, steps = sys.argv[1], int(sys.argv[2]), sys.argv[3], sys.argv[4], int(sys.argv[5])
    random = np.random.default_rng(int(sys.argv[6]) if len(sys.argv) > 6 else 1)
    test_strips, test_labels = records(test)
    params = []
    for index, (kh, kw, ci, co, _) in enumerate(LAYERS):
        spread = np.sqrt(2 / (kh * kw * ci)) * (CONTEXT_SPREAD if index == CONTEXT else 1)
        params.append([(random.standard_normal((kh * kw * ci, co)) * spread).astype(np.float32), np.zeros(co, np.float32)])
    moments = [[np.zeros_like(p), np.zeros_like(p)] for pair in params for p in pair]
    start = sys.argv[7] if len(sys.argv) > 7 else None
    if start is not None:
        read(start, params)
    peak = RATE if start is None else RATE / 2
    begun = time.process_time()
    recent = []
    for step in range(1, steps + 1):
        if step % 100 == 1:
            strips, labels = records(train, min(samples, EARLY + 2 * step))
        chosen = random.integers(0, len(strips), BATCH)
        scores, saved = forward(params, varied(ink(strips[chosen]), random))
        loss, grad = loss_and_gradient(scores, labels[chosen])
        grads = [g for pair in backward(params, saved, grad) for g in pair]
        norm = np.sqrt(sum(float((g * g).sum()) for g in grads))
        rate = peak * min(1, step / 100) * 0.5 * (1 + np.cos(np.pi * step / steps)) + 1e-5
        flat = [p for pair in params for p in pair]
        for parameter, gradient, moment in zip(flat, grads, moments):
            gradient = gradient * min(1, 2 / (norm + 1e-9))
            moment[0] += 0.1 * (gradient - moment[0])
            moment[1] += 0.001 * (gradient * gradient - moment[1])
            corrected = moment[0] / (1 - 0.9**step) / (np.sqrt(moment[1] / (1 - 0.999**step)) + 1e-8)
            parameter -= (rate * corrected).astype(np.float32)
        recent.append(loss)
        if step % 100 == 0 or step == steps:
            line = f"step {step}  loss {np.mean(recent[-100:]):.4f}  {time.process_time() - begun:.0f} s CPU  {len(strips)} samples"
            if step % 500 == 0 or step == steps:
                characters, gaps = accuracy(params, test_strips, test_labels)
                line += f"  characters {characters:.4f}  gaps {gaps:.4f}"
                write(out, params)
            print(line, flush=True)
    packed = [[(w * s).astype(np.float32), b] for w, s, b in quantised(params)]
    print("eight bits: characters %.4f  gaps %.4f" % tuple(accuracy(packed, test_strips, test_labels)))


def read(file, params):
    packed = np.fromfile(file, dtype=np.uint8)
    sizes = [weights.size + 8 * bias.size for weights, bias in params]
    # Weights of before the network had that layer: it begins as from nothing.
    without_context = packed.size == sum(sizes) - sizes[CONTEXT]
    at = 0
    for index, (weights, bias) in enumerate(params):
        if index == CONTEXT and without_context:
            continue
        size, channels = weights.size, bias.size
        scale = packed[at : at + 4 * channels].view("<f4")
        bias[:] = packed[at + 4 * channels : at + 8 * channels].view("<f4")
        weights[:] = packed[at + 8 * channels : at + 8 * channels + size].view(np.int8).reshape(weights.shape) * scale
        at += 8 * channels + size


def write(out, params):
    with open(out, "wb") as file:
        for weights, scale, bias in quantised(params):
            file.write(scale.tobytes() + bias.tobytes() + weights.tobytes())


main()
