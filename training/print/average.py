#!/usr/bin/python3
"""Writes the mean of checkpoints of train.py as 8-bit weights: average.py OUT.weights CHECKPOINT.torch...

With an even rate each checkpoint is a little off, and their mean is better than any of them (Izmailov et al. 2018, "Averaging weights
leads to wider optima and better generalization").
"""
import sys

import torch

from train import Network, write


def main():
    out, files = sys.argv[1], sys.argv[2:]
    states = [torch.load(file)["network"] for file in files]
    mean = {name: (sum(state[name].float() for state in states) / len(states)) for name in states[0]}
    network = Network()
    network.load_state_dict({name: value.to(states[0][name].dtype) for name, value in mean.items()})
    torch.save({"network": network.state_dict()}, out + ".torch")
    write(network, out)


if __name__ == "__main__":
    main()
